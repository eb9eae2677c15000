import { announce, type PageCourt } from '@court/contract';
import { useEffect, useRef, useState } from 'react';
import { readFrameNews } from '../google/frame-news';

/**
 * `off`: the court has no key, or the device no network; `slow`: it is still on its way, and the drawing stands; `failed`:
 * the drawing is back in its place.
 */
export type GoogleState = 'off' | 'waiting' | 'slow' | 'shown' | 'failed';

/** Ms after which the reader hears that Google's map is still on its way. */
const SLOW_MS = 5000;

const stateOf = ({ mapsKey }: PageCourt): GoogleState => (mapsKey && navigator.onLine ? 'waiting' : 'off');

/**
 * Follows Google's map in its frame, however long it takes. Says `sorry` once when it cannot be shown: refused by Google, or not
 * to be loaded. A refusal may come later too. `again` loads it anew.
 */
export function useGoogleMap(court: PageCourt, sorry: string) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState(() => stateOf(court));
  useEffect(() => {
    if (state === 'off' || state === 'failed') return;
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      const news = readFrameNews(data);
      if (news && origin === window.location.origin && source === frame.current?.contentWindow)
        setState(news);
    };
    window.addEventListener('message', onMessage);
    const timer = state === 'waiting' ? setTimeout(() => setState('slow'), SLOW_MS) : undefined;
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
  const [attempt, setAttempt] = useState(0);
  const again = () => {
    setAttempt(attempt + 1);
    setState('waiting');
  };
  return { state, frame, attempt, again };
}
