import { announce, type PageCourt } from '@court/contract';
import { useEffect, useRef, useState } from 'react';
import { readFrameNews } from '../google/frame-news';

/** `off`: the court has no key, or the device no network; `failed`: the drawing is back in its place. */
export type GoogleState = 'off' | 'waiting' | 'shown' | 'failed';

/** ms in which Google's map must stand, its document and script included */
const LIMIT = 5000;

const stateOf = ({ mapsKey }: PageCourt): GoogleState => (mapsKey && navigator.onLine ? 'waiting' : 'off');

/**
 * Follows Google's map in its frame. Says `sorry` once when it cannot be shown: refused by Google, not to be loaded, or not
 * there in 5 s. A refusal may come later too.
 */
export function useGoogleMap(court: PageCourt, sorry: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState(() => stateOf(court));
  useEffect(() => {
    if (state !== 'waiting' && state !== 'shown') return;
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      const news = readFrameNews(data);
      if (news && origin === window.location.origin && source === frame.current?.contentWindow)
        setState(news);
    };
    window.addEventListener('message', onMessage);
    const timer = state === 'waiting' ? setTimeout(() => setState('failed'), LIMIT) : undefined;
    return () => {
      window.removeEventListener('message', onMessage);
      clearTimeout(timer);
    };
  }, [state]);
  const failed = state === 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said is said once, whatever comes after
  useEffect(() => {
    if (failed) announce(sorry);
  }, [failed]);
  return { state, frame };
}
