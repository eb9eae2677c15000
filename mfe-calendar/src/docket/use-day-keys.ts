import { addDays } from '@court/shared/records/court-time';
import { useNavigate } from '@court/shared/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { dayLink } from './day-link';

/** Where these keys mean something else. */
const TAKEN = 'input, select, textarea, dialog, [contenteditable], [role=menu], [role=grid], [role=tablist]';

function dayFor(key: string, date: string, today: string): string | null {
  if (key === 'ArrowLeft') return addDays(date, -1);
  if (key === 'ArrowRight') return addDays(date, 1);
  return key === 't' || key === 'T' ? today : null;
}

/** ← and → go a day back and on, t to today. A key pressed before the last one's day is shown counts from that day. */
export function useDayKeys(date: string, today: string): void {
  const navigate = useNavigate();
  const heading = useRef(date);
  useLayoutEffect(() => {
    heading.current = date;
  }, [date]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (target instanceof Element && target.closest(TAKEN)) return;
      const day = dayFor(key, heading.current, today);
      if (!day || day === heading.current) return;
      event.preventDefault();
      heading.current = day;
      navigate(dayLink(day, today));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [today, navigate]);
}
