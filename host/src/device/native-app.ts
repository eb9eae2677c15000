/** The object that the iOS and Android apps add to the page before any script runs (native-bridge.js). */
type Bridge = {
  isNativePlatform?: () => boolean;
  /** the plugins that have native code in this app */
  PluginHeaders?: readonly { name: string }[];
};

const bridge = () => (globalThis as { Capacitor?: Bridge }).Capacitor;

/** `Capacitor.isNativePlatform()`, read from the app's bridge, so that browsers need not load Capacitor. */
export const isNative = (): boolean => bridge()?.isNativePlatform?.() === true;

/**
 * True if this app includes the plugin. `Capacitor.isPluginAvailable` is true for every plugin that has any script.
 * Without native code, SecureStorage calls itself endlessly.
 */
export const hasPlugin = (name: string): boolean =>
  bridge()?.PluginHeaders?.some((header) => header.name === name) === true;

/**
 * CSS classes of components that only the apps show. The caller passes them, because its chunk already has these
 * styles. A style sheet of the apps' own would add an entry with a hash to the first script of every browser.
 */
export type NativeLook = {
  dialog: string | undefined;
  notice: string | undefined;
  text: string | undefined;
  primary: string;
  outline: string;
  strip: string;
};
