import type { CalendarEvent } from '@court/contract';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { moveEventAtom } from './put-event-atom';

/** Keeps an event that stands in the device's own calendar true while its record is looked at; `say` tells the reader. */
export function useMovedEvent(event: CalendarEvent | null, say: (sentence: string) => void): void {
  const move = useSetAtom(moveEventAtom);
  const first = useRef(event?.sequence);
  const state = JSON.stringify(event);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `state` is what the event says; the object is new every time
  useEffect(() => {
    let unmounted = false;
    const follow = async () => {
      if (!event) return;
      const sentence = await move({ event, isChanged: event.sequence !== first.current });
      if (sentence && !unmounted) say(sentence);
    };
    void follow();
    return () => {
      unmounted = true;
    };
  }, [state, move, say]);
}
