import { siteKey } from './site-key';
/** The colour themes (specification §9); `default` is worn where none is stored. */
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

/** An area by the name of its workspace; which there are, the registry of a site says. */
export type Area = `mfe-${string}`;

/** Whether `name` can be an area's: small letters, digits and hyphens. */
export const isArea = (name: unknown): name is Area =>
  typeof name === 'string' && /^mfe-[a-z][a-z0-9-]{0,39}$/.test(name);

/** Addresses of the host's own screens (specification §2); which area answers the others, the registry of a site says. */
export const HOST_PATHS: readonly string[] = ['/courts', '/home', '/ios-qr-code', '/android-qr-code'];

/** What the address of a record's page begins with; its id follows. */
export const RECORD_PAGES = { hearings: '/hearing-detail/', meetings: '/s341-hearing-detail/' } as const;

/**
 * True when `pathname` is at `path`, whose last part may be an optional `/:id?`. A slash at the end and capital letters do
 * not count.
 */
export function isAt(path: string, pathname: string): boolean {
  const fixed = path.replace('/:id?', '');
  const rest = pathname.replace(/\/+$/, '').toLowerCase();
  if (rest === fixed) return true;
  return path !== fixed && rest.startsWith(`${fixed}/`) && !rest.slice(fixed.length + 1).includes('/');
}

/** Keys of the device's store that the specification names (§3), and those of our own. Values are JSON. */
export const DEVICE_KEYS = {
  colorTheme: '_colorTheme',
  /** the court's code */
  courtName: '_courtName',
  /** the court's display name */
  courtDescription: '_courtDescription',
  judgeName: '_judgeName',
  /** id in judges11 */
  judgeId: '_judgeId',
  /** what the reader has changed of the court's display settings: see reader-settings */
  reader: 'readerSettings',
  /** which event of the device's calendar stands for which of ours: uid → the calendar's id */
  nativeEvents: 'nativeEvents',
  /** up to which publication the reader has seen a court's changes: see changes-seen */
  changesSeen: 'changesSeen',
  /** whom and what the reader looked at last, by court: see recently-viewed */
  recentlyViewed: 'recentFinds',
  /** attorneys whom the reader follows, by court: see followed-attorneys */
  followedAttorneys: 'followedAttorneys',
  /** up to which publication the reader has seen each list's changes, by court: see lists-seen */
  listsSeen: 'listsSeen',
} as const;

/**
 * In localStorage, before a court's code: JSON of what a page has done to the court's lists and the device's store has not taken yet. The
 * next page makes it good.
 */
export const LISTS_LEFT = /* @__PURE__ */ siteKey('lists-left/');

export type DeviceKey = (typeof DEVICE_KEYS)[keyof typeof DEVICE_KEYS];
