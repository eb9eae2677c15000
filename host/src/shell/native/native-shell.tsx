import { App } from '@capacitor/app';
import { Share } from '@capacitor/share';
import { connectionAtom, courtAtom, storageStatusAtom } from '@court/contract';
import { alertsAtom } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { CalendarQuestion } from '../../device/native/calendar-question';
import { followEventsNowAtom, MovedEvents } from '../../device/native/moved-events';
import { messaging } from '../../device/native/native-push';
import { useSystemLook } from '../../device/native/system-look';
import { hasPlugin, type NativeLook } from '../../device/native-app';
import { NativeAlerts } from '../../notices/native-alerts';
import { useAppLinks } from './app-links';

/** Closes the topmost menu or popover. False if there is none. */
function closeTop(): boolean {
  // A list's popover has the side that it hangs from as an attribute.
  const top = [...document.querySelectorAll<HTMLElement>('dialog[open], [data-side]')].at(-1);
  if (top instanceof HTMLDialogElement) top.close();
  else top?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  return top !== undefined;
}

/**
 * Android's back button or gesture: closes a menu or popover, else goes back, and leaves the app from the first
 * screen.
 */
function useBackButton(): void {
  useEffect(() => {
    if (!hasPlugin('App')) return;
    const listening = App.addListener('backButton', () => {
      if (closeTop()) return;
      if (Number(window.history.state?.idx ?? 0) > 0) window.history.back();
      // Like Android's own apps: the screen is the same when the reader comes back.
      else void App.minimizeApp();
    });
    return () => void listening.then(({ remove }) => remove());
  }, []);
}

/** Android's web view has no share sheet. This defines `navigator.share` with the system's. */
function offerShareSheet(): void {
  if ('share' in navigator || !hasPlugin('Share')) return;
  const share: Navigator['share'] = async ({ title, text, url } = {}) => {
    try {
      await Share.share({ ...(title && { title }), ...(text && { text }), ...(url && { url }) });
    } catch (error) {
      const isClosed = error instanceof Error && /cancell?ed/i.test(error.message);
      throw isClosed ? new DOMException(error.message, 'AbortError') : error;
    }
  };
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}

/** A push message while the app is open updates the events in the device's calendar at once. */
function useEventsAtPush(): void {
  const follow = useSetAtom(followEventsNowAtom);
  const isOn = useAtomValue(alertsAtom) === 'on';
  useEffect(() => {
    if (!isOn || !hasPlugin('FirebaseMessaging')) return;
    const listening = messaging.addListener('notificationReceived', () => void follow());
    return () => void listening.then(({ remove }) => remove());
  }, [isOn, follow]);
}

/** The parts around every page that only the apps have. */
export function NativeShell({ look }: { look: NativeLook }) {
  const court = useAtomValue(courtAtom)?.code;
  const isLive = useAtomValue(connectionAtom) !== null;
  const isKnown = useAtomValue(storageStatusAtom) !== 'starting';
  useEffect(offerShareSheet, []);
  useBackButton();
  useAppLinks();
  useSystemLook();
  useEventsAtPush();
  return (
    <>
      {isLive && isKnown && <MovedEvents key={court} />}
      {isKnown && <NativeAlerts look={look} />}
      <CalendarQuestion look={look} />
    </>
  );
}
