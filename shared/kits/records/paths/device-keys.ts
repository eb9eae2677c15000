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
  /** up to which publication the reader has seen each list's changes, by court: see lists-seen */
  listsSeen: 'listsSeen',
} as const;

export type DeviceKey = (typeof DEVICE_KEYS)[keyof typeof DEVICE_KEYS];
