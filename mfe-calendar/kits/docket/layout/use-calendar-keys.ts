import { readerSettingsAtom, useNavigate } from '@court/contract';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { type CalendarAddress, stepFrom } from './use-calendar-address';

/** Elements in which these keys have another meaning. */
const TAKEN = 'input, select, textarea, dialog, [contenteditable], [role=menu], [role=grid], [role=tablist]';

function dayFor(key: string, date: string, { view, today }: CalendarAddress): string | null {
  if (key === 'ArrowLeft') return stepFrom(date, view, -1);
  if (key === 'ArrowRight') return stepFrom(date, view, 1);
  return key === 't' || key === 'T' ? today : null;
}

/**
 * Keyboard shortcuts: ← and → go a day, week or month back and forward, t goes to today. The reader can turn them off
 * (WCAG 2.1.4). A key pressed before the last key's day has loaded counts from that day.
 */
export function useCalendarKeys(address: CalendarAddress): void {
  const navigate = useNavigate();
  const { shortcutKeys } = useAtomValue(readerSettingsAtom);
  const heading = useRef(address.date);
  useLayoutEffect(() => {
    heading.current = address.date;
  }, [address.date]);
  useEffect(() => {
    if (shortcutKeys === 'N') return;
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target instanceof Element && target.closest(TAKEN)) return;
      const day = dayFor(key, heading.current, address);
      if (!day || day === heading.current) return;
      event.preventDefault();
      heading.current = day;
      navigate(address.to({ date: day }));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [address, navigate, shortcutKeys]);
}
