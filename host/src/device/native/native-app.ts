/** What the iOS and Android apps put into the page before any script of it runs (native-bridge.js). */
type Bridge = {
  isNativePlatform?: () => boolean;
  /** the plugins that have a native side in this app */
  PluginHeaders?: readonly { name: string }[];
};

const bridge = () => (globalThis as { Capacitor?: Bridge }).Capacitor;

/** `Capacitor.isNativePlatform()`, asked of the app's bridge, so that no browser has to load Capacitor for it. */
export const isNative = (): boolean => bridge()?.isNativePlatform?.() === true;

/**
 * True when this app carries the plugin. `Capacitor.isPluginAvailable` does not tell: it is true for every plugin that
 * has any script. SecureStorage, called without a native side, calls itself for ever.
 */
export const hasPlugin = (name: string): boolean =>
  bridge()?.PluginHeaders?.some((header) => header.name === name) === true;

/**
 * Classes of what the apps alone draw. They are handed in by a file that has their styles already: with a sheet of its own the
 * apps' file would cost every browser an entry, with its hash, in the first script.
 */
export type NativeLook = {
  dialog: string | undefined;
  notice: string | undefined;
  text: string | undefined;
  primary: string;
  outline: string;
  strip: string;
};
