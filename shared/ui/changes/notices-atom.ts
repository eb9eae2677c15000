import { storedSetting } from '@court/contract';
import { atom } from 'jotai';

/** Browser notifications of changes on the lists. Null until the reader has been asked. */
export type Notices = 'on' | 'off' | null;

const storedAtom = storedSetting<Notices>('notices', (json, onInvalid) => {
  if (json === 'on' || json === 'off') return json;
  if (json !== null && json !== undefined) onInvalid?.();
  return null;
});

/** `default`: the browser has not asked the reader. `none`: pages cannot show notifications, as in the apps. */
export type NoticePermission = NotificationPermission | 'none';

const permissionNow = (): NoticePermission =>
  typeof Notification === 'undefined' || !globalThis.isSecureContext ? 'none' : Notification.permission;

/** Counts the browser's prompts, because no event reports a permission change. */
const askedAtom = atom(0);

export const noticePermissionAtom = atom((get): NoticePermission => {
  get(askedAtom);
  return permissionNow();
});

/** The reader's choice. `on` only while the browser allows notifications. */
export const noticesAtom = atom((get): Notices => {
  const chosen = get(storedAtom);
  return chosen === 'on' && get(noticePermissionAtom) !== 'granted' ? 'off' : chosen;
});

/**
 * Turns notifications on or off. To turn them on, the browser may ask the reader, so call it from a button press.
 * Resolves to whether they are on.
 */
export const turnNoticesAtom = atom(null, async (_get, set, on: boolean): Promise<boolean> => {
  if (on && permissionNow() === 'default') await Notification.requestPermission();
  set(askedAtom, (times) => times + 1);
  const isOn = on && permissionNow() === 'granted';
  set(storedAtom, isOn ? 'on' : 'off');
  return isOn;
});
