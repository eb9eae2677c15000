import { App } from '@capacitor/app';
import { Share } from '@capacitor/share';
import { connectionAtom, courtAtom, storageStatusAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useAppLinks } from './app-links';
import { CalendarQuestion, type QuestionLook } from './calendar-question';
import { MovedEvents } from './moved-events';
import { hasPlugin } from './native-app';
import { useSystemLook } from './system-look';

/** Closes what lies on top of the page, a menu or a popover; false where nothing does. */
function closeTop(): boolean {
  // a popover of a list names the side that it hangs from
  const top = [...document.querySelectorAll<HTMLElement>('dialog[open], [data-side]')].at(-1);
  if (top instanceof HTMLDialogElement) top.close();
  else top?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  return top !== undefined;
}

/** Android's back button or gesture: closes what lies over the page, then goes back, and from the first screen leaves the app. */
function useBackButton(): void {
  useEffect(() => {
    if (!hasPlugin('App')) return;
    const listening = App.addListener('backButton', () => {
      if (closeTop()) return;
      if (Number(window.history.state?.idx ?? 0) > 0) window.history.back();
      // as Android's own apps do: it stands where it was when the reader comes back
      else void App.minimizeApp();
    });
    return () => void listening.then(({ remove }) => remove());
  }, []);
}

/** Android's web view has no share sheet: areas find the system's where browsers have theirs. */
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

/** What the apps have around every page, and no browser. */
export function NativeShell({ question }: { question: QuestionLook }) {
  const court = useAtomValue(courtAtom)?.code;
  const isLive = useAtomValue(connectionAtom) !== null;
  const isKnown = useAtomValue(storageStatusAtom) !== 'starting';
  useEffect(offerShareSheet, []);
  useBackButton();
  useAppLinks();
  useSystemLook();
  return (
    <>
      {isLive && isKnown && <MovedEvents key={court} />}
      <CalendarQuestion look={question} />
    </>
  );
}
