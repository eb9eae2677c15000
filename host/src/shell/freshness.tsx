import { courtAtom, freshnessAtom, type ReadingStatus } from '@court/contract';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useId } from 'react';
import { type PlainWord, words } from '../locales/en-us';
import * as css from './freshness.module.css';
import { checkedAgo, exactTime, isStale, lastChangeOf, shortTime } from './freshness-words';
import { useClock } from './use-clock';

const NOTHING_KNOWN: Record<ReadingStatus, PlainWord> = {
  loading: 'freshnessUnknown',
  cached: 'nothingPublished',
  live: 'nothingPublished',
  offline: 'nothingPublished',
  failed: 'freshnessFailed',
};

/** The exact times go away without moving the focus elsewhere by hand. */
function leaveOnEscape(event: KeyboardEvent<HTMLButtonElement>) {
  if (event.key === 'Escape') event.currentTarget.blur();
}

/** When the court's records were last checked and last changed; the exact times on hover and focus. */
export function Freshness() {
  const { updated: value, status } = useAtomValue(freshnessAtom);
  const court = useAtomValue(courtAtom);
  const now = useClock();
  const exactId = useId();
  if (!court) return null;
  const zone = court.timeZones[0];
  const notices = [
    ...(status === 'offline' ? [words('offline')] : []),
    ...(value && isStale(value, court.staleAfterMinutes, now) ? [words('stale')] : []),
  ];
  const changed = value && lastChangeOf(value);
  return (
    <div className={css.freshness} data-freshness={status}>
      {value ? (
        <button type="button" className={css.times} aria-describedby={exactId} onKeyDown={leaveOnEscape}>
          {checkedAgo(value.checkedAt, now)}
          {changed ? ` · ${words('lastChange', { time: shortTime(changed, zone, now) })}` : ''}
        </button>
      ) : (
        <span>{words(NOTHING_KNOWN[status])}</span>
      )}
      {value && (
        <span id={exactId} role="tooltip" className={css.exact}>
          {words('exactTimes', {
            checked: exactTime(value.checkedAt, zone),
            changed: changed ? exactTime(changed, zone) : '',
          })}
        </span>
      )}
      <span role="status" className={css.notices}>
        {notices.map((notice) => (
          <span key={notice} className={css.notice}>
            {notice}
          </span>
        ))}
      </span>
    </div>
  );
}
