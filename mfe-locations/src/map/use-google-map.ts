import { announce, type PageCourt } from '@court/contract';
import { useEffect, useRef, useState } from 'react';
import { readFrameNews } from '../google/frame-news';

/**
 * `off`: the court has no key, or the device is offline. `slow`: the map is still loading, and the drawing is shown.
 * `failed`: the drawing is shown again.
 */
export type GoogleState = 'off' | 'waiting' | 'slow' | 'shown' | 'failed';

/** After this time the page says that Google's map is still loading. */
const SLOW_MS = 5000;

const stateOf = ({ mapsKey }: PageCourt): GoogleState => (mapsKey && navigator.onLine ? 'waiting' : 'off');

/**
 * The state of Google's map in its iframe. Has no timeout. Announces `sorry` once if Google refuses the map or it
 * cannot load. Google may also refuse it later. `sorry` is null until the page knows what it shows instead. `again`
 * reloads the map.
 */
export function useGoogleMap(court: PageCourt, sorry: string | null) {
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
  const isTold = useRef(false);
  useEffect(() => {
    if (state !== 'failed' || sorry === null || isTold.current) return;
    isTold.current = true;
    announce(sorry);
  }, [state, sorry]);
  const [attempt, setAttempt] = useState(0);
  const again = () => {
    setAttempt(attempt + 1);
    setState('waiting');
  };
  return { state, frame, attempt, again };
}
