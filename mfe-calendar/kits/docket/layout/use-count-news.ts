import { announce } from '@court/contract';
import { type RefObject, useEffect, useRef } from 'react';

/** A day, week or month must be on the screen for this long. Skips those that the reader only moves past. */
const REST_MS = 250;

type Options = {
  /** the day, week or month, and the filters: their counts are announced. Live changes of one place are not. */
  place: string;
  /** '' if the counts name the place */
  title: string;
  isKnown: boolean;
};

/** Announces the counts after the reader goes to another day, week or month, or chooses filters. */
export function useCountNews({ place, title, isKnown }: Options): RefObject<HTMLParagraphElement | null> {
  const counts = useRef<HTMLParagraphElement>(null);
  const last = useRef<string | null>(null);
  const said = useRef('');
  said.current = title;
  useEffect(() => {
    if (!isKnown || last.current === place) return;
    if (last.current === null) {
      last.current = place;
      return;
    }
    const timer = setTimeout(() => {
      last.current = place;
      announce(said.current + (counts.current?.textContent ?? ''));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [place, isKnown]);
  return counts;
}
