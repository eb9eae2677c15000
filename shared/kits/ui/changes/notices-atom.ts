import { storedSetting } from '@court/contract';
import { atom } from 'jotai';

/** `on`: the reader wants the browser's notices of changes on the lists; null until the reader has been asked. */
export type Notices = 'on' | 'off' | null;

const storedAtom = storedSetting<Notices>('notices', (json, misfit) => {
  if (json === 'on' || json === 'off') return json;
  if (json !== null && json !== undefined) misfit?.();
  return null;
});

/** `default`: the reader has not been asked by the browser; `none`: it has no notices for pages, as in the apps. */
export type NoticePermission = NotificationPermission | 'none';

const permissionNow = (): NoticePermission =>
  typeof Notification === 'undefined' || !globalThis.isSecureContext ? 'none' : Notification.permission;

/** Tells that the browser has asked: nothing else does. */
const askedAtom = atom(0);

export const noticePermissionAtom = atom((get): NoticePermission => {
  get(askedAtom);
  return permissionNow();
});

/** What the reader has chosen; `on` only while the browser lets it be. */
export const noticesAtom = atom((get): Notices => {
  const chosen = get(storedAtom);
  return chosen === 'on' && get(noticePermissionAtom) !== 'granted' ? 'off' : chosen;
});

/**
 * Turns notices on or off; to turn them on, the browser may ask the reader, who has just pressed a button for it. Resolves
 * to whether they are on now.
 */
export const turnNoticesAtom = atom(null, async (_get, set, on: boolean): Promise<boolean> => {
  if (on && permissionNow() === 'default') await Notification.requestPermission();
  set(askedAtom, (times) => times + 1);
  const isOn = on && permissionNow() === 'granted';
  set(storedAtom, isOn ? 'on' : 'off');
  return isOn;
});
