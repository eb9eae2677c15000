import { siteKey } from '../keys/site-key';
/** The color themes (specification §9). `default` is used if no theme is stored. */
export const THEMES = [
  'default',
  'jungle',
  'crimson',
  'sunshine',
  'winter',
  'sky',
  'ocean',
  'lavender',
  'daisy',
  'highcontrast',
] as const;

export type ThemeName = (typeof THEMES)[number];

export const isTheme = (name: unknown): name is ThemeName => THEMES.some((theme) => theme === name);

/** Desktop defaults (specification §9); a court's `specs` override them. */
export const DESKTOP_SPECS = {
  specCSType: 'ap,bk,mp',
  specCSChapter: '7,9,11,12,13,15',
  specShowExtraWhiteSpace: '0',
  specShowIPCEventTime: 'Y',
};

/** An area, by the name of its workspace. The site's registry lists the areas. */
export type Area = `mfe-${string}`;

/** Whether `name` is a valid area name: `mfe-`, then lower-case letters, digits and hyphens. */
export const isArea = (name: unknown): name is Area =>
  typeof name === 'string' && /^mfe-[a-z][a-z0-9-]{0,39}$/.test(name);

/** Addresses of the host's own screens (specification §2). The site's registry says which area answers the others. */
export const HOST_PATHS: readonly string[] = ['/courts', '/home', '/ios-qr-code', '/android-qr-code'];

/** Start of the address of a record's page. The record's id follows. */
export const RECORD_PAGES = { hearings: '/hearing-detail/', meetings: '/s341-hearing-detail/' } as const;

/** Whether `pathname` matches `path`, which may end in an optional `/:id?`. Ignores a trailing slash and upper case. */
export function isAt(path: string, pathname: string): boolean {
  const fixed = path.replace('/:id?', '');
  const rest = pathname.replace(/\/+$/, '').toLowerCase();
  if (rest === fixed) return true;
  return path !== fixed && rest.startsWith(`${fixed}/`) && !rest.slice(fixed.length + 1).includes('/');
}

/** Keys of the device's store: those that the specification names (§3), and this app's own. Values are JSON. */
export const DEVICE_KEYS = {
  colorTheme: '_colorTheme',
  /** the court's code */
  courtName: '_courtName',
  /** the court's display name */
  courtDescription: '_courtDescription',
  judgeName: '_judgeName',
  /** id in judges11 */
  judgeId: '_judgeId',
  /** the reader's changes of the court's display settings: see reader-settings */
  reader: 'readerSettings',
  /** ids of the device's calendar events, by the uid of the app's event */
  nativeEvents: 'nativeEvents',
  /** the last publication whose changes the reader has seen, by court: see changes-seen */
  changesSeen: 'changesSeen',
  /** people and cases that the reader opened last, by court: see recently-viewed */
  recentlyViewed: 'recentFinds',
  /** attorneys whom the reader follows, by court: see followed-attorneys */
  followedAttorneys: 'followedAttorneys',
  /** the last publication whose changes the reader has seen on each list, by court: see lists-seen */
  listsSeen: 'listsSeen',
} as const;

/**
 * localStorage key prefix, followed by a court's code. The value is JSON of list changes that a page made and the
 * device's store has not stored yet. The next page stores them.
 */
export const LISTS_LEFT = /* @__PURE__ */ siteKey('lists-left/');

/** Key in localStorage, followed by a key of the device's store: a changed setting that the store does not have yet. */
export const SETTINGS_LEFT = /* @__PURE__ */ siteKey('settings-left/');

export type DeviceKey = (typeof DEVICE_KEYS)[keyof typeof DEVICE_KEYS];
