import { type ListName, noteAtom } from '@court/contract';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Most characters of a note. */
export const LONGEST_NOTE = 500;
/** ms of rest after which a note is kept: each keeping writes the list. */
const REST_MS = 600;

/** A note while it is typed: kept when the typing rests, and when the field goes. `was`: before it was begun. */
export function useNote(list: ListName, id: string, kept: string) {
  const keep = useSetAtom(noteAtom);
  const [text, setText] = useState(kept);
  const [was] = useState(kept);
  const pending = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    if (pending.current === null) return;
    void keep({ list, id, note: pending.current.trim() });
    pending.current = null;
  }, [keep, list, id]);
  useEffect(() => flush, [flush]);
  const type = (typed: string) => {
    const next = typed.slice(0, LONGEST_NOTE);
    setText(next);
    pending.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, REST_MS);
  };
  return { text, was, type, flush };
}
