import { clockOffsetAtom, freshnessAtom, serverNow, setClockOffsetAtom } from '@court/contract';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { freshnessMessages } from '../messages/freshness-messages';
import { ClosableNotice } from './closable-notice';
import { courtFreshnessAtom, shortTime } from './freshness-state';

const MINUTE = 60_000;
/** Minutes by which a device's clock may be wrong before the page says so. */
const MIN_WRONG_MINUTES = 5;

/**
 * "9 hours fast", in whole minutes, hours or days. Null if the clock is right. `offset`: ms by which it is behind.
 */
export function clockError(offset: number): string | null {
  const minutes = Math.round(Math.abs(offset) / MINUTE);
  if (minutes < MIN_WRONG_MINUTES) return null;
  const hours = Math.round(minutes / 60);
  const [unit, count] =
    minutes < 90
      ? (['Minutes', minutes] as const)
      : hours < 48
        ? (['Hours', hours] as const)
        : (['Days', Math.round(hours / 24)] as const);
  return freshnessMessages(`${offset < 0 ? 'fast' : 'slow'}${unit}`, { count });
}

/** Says once that the device's clock is wrong, and that the page uses the court's time. */
export function ClockNotice() {
  const offset = useAtomValue(clockOffsetAtom);
  const setOffset = useSetAtom(setClockOffsetAtom);
  const checkedAt = useAtomValue(freshnessAtom).updated?.checkedAt ?? 0;
  useEffect(() => {
    // Until the server sends its time: the court cannot have checked its records in the future.
    const behind = checkedAt - serverNow();
    if (behind > 0 && clockError(behind)) setOffset(checkedAt - Date.now());
  }, [checkedAt, setOffset]);
  const wrong = clockError(offset ?? 0);
  return <ClosableNotice note={wrong && freshnessMessages('clock', { wrong })} />;
}

/**
 * Says since when the court's database has not answered, or its records have not been checked, and what to do.
 * Afterwards says that the database answers again. If the page itself shows its age, only screen readers get this
 * notice.
 */
export function FreshnessNotice() {
  const known = useAtomValue(courtFreshnessAtom);
  const state = known?.state ?? 'quiet';
  const isBad = state === 'late' || state === 'offline' || state === 'silent';
  const [wasLost, setWasLost] = useState(false);
  useEffect(() => {
    if (state === 'offline' || state === 'silent') setWasLost(true);
    else if (state === 'late') setWasLost(false);
  }, [state]);
  const timeOf = (at: number) => (known ? shortTime(at, known.zone, known.now) : '');
  const back = known && wasLost && state === 'live' ? timeOf(known.updated.checkedAt) : '';
  return (
    <ClosableNotice
      note={known && isBad ? freshnessMessages(state, { time: timeOf(known.since) }) : null}
      spoken={back && freshnessMessages('backOnline', { time: back })}
      isAge={state === 'offline' || state === 'silent'}
    />
  );
}
