import { courtAtom, freshnessAtom, type ReadingStatus } from '@court/contract';
import { dayIn, type LastUpdated } from '@court/records';
import { HiddenText, zoneClock, zoneMoment } from '@court/ui';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { type PlainMessage, shellMessages } from '../messages/shell-messages';
import * as css from './freshness.module.css';
import * as shell from './shell.module.css';

const TICK = 10_000;
const MINUTE = 60_000;

/** Now in epoch ms, anew every ten seconds and whenever the page is shown again. */
function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, TICK);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return now;
}

/** A time in the court's `zone`: "9:12 AM" today, "Nov 20, 9:12 AM" on another day. */
export function shortTime(at: number, zone: string, now: number): string {
  return dayIn(zone, at) === dayIn(zone, now) ? zoneClock(zone, at) : zoneMoment(zone, at);
}

/** True when the court's records were last checked longer ago than the court finds acceptable. */
export function isStale({ checkedAt }: LastUpdated, staleAfterMinutes: number, now: number): boolean {
  return now - checkedAt > staleAfterMinutes * MINUTE;
}

const NOTHING_KNOWN: Record<ReadingStatus, PlainMessage> = {
  loading: 'freshnessUnknown',
  cached: 'nothingPublished',
  live: 'nothingPublished',
  offline: 'nothingPublished',
  failed: 'freshnessFailed',
};

const Details = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bars" */ './freshness-details')).FreshnessDetails,
}));

/**
 * As of when the page shows the court's records, with a dot: live and checked, past the court's limit, or offline; more on
 * press. Said aloud only when it stops being live.
 */
export function Freshness({ isWide }: { isWide: boolean }) {
  const { updated, status } = useAtomValue(freshnessAtom);
  const court = useAtomValue(courtAtom);
  const now = useClock();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const details = useId();
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setIsOpen(false);
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, close);
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, close);
    };
  }, [isOpen]);
  if (!court) return null;
  if (!updated) {
    return (
      <div className={`${shell.freshness} ${css.box}`} data-freshness={status}>
        <span role="status">
          {status === 'failed' ? shellMessages('noAnswer') : null}
          <HiddenText>{shellMessages(NOTHING_KNOWN[status])}</HiddenText>
        </span>
      </div>
    );
  }
  const state =
    status === 'offline' ? 'offline' : isStale(updated, court.staleAfterMinutes, now) ? 'late' : 'live';
  const time = shortTime(updated.checkedAt, court.timeZones[0], now);
  const sentence = shellMessages(state === 'live' ? 'asOf' : `${state}AsOf`, { time });
  const onEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button opens, wherever the focus is in it
    <div ref={box} className={`${shell.freshness} ${css.box}`} data-freshness={status} onKeyDown={onEscape}>
      <button
        type="button"
        className={css.time}
        data-state={state}
        aria-label={sentence}
        aria-expanded={isOpen}
        aria-controls={isOpen ? details : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {state === 'live' ? (isWide ? sentence : time) : shellMessages(state)}
      </button>
      <HiddenText>
        <span role="status">{state === 'live' ? '' : sentence}</span>
      </HiddenText>
      {isOpen && (
        <div id={details} className={css.details}>
          <Suspense fallback={null}>
            <Details updated={updated} state={state} zone={court.timeZones[0]} now={now} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
