import { announce, courtAtom, freshnessAtom, type ReadingStatus } from '@court/contract';
import { HiddenText } from '@court/ui';
import { useAtomValue } from 'jotai';
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { type PlainMessage, shellMessages } from '../messages/shell-messages';
import * as css from './freshness.module.css';
import { courtFreshnessAtom, type FreshnessState, shortTime } from './freshness-state';
import * as shell from './shell.module.css';

const NOTHING_KNOWN: Record<ReadingStatus, PlainMessage> = {
  loading: 'freshnessUnknown',
  cached: 'nothingPublished',
  live: 'nothingPublished',
  offline: 'nothingPublished',
  failed: 'freshnessFailed',
};

const LABELS: Partial<Record<FreshnessState, PlainMessage>> = {
  late: 'late',
  offline: 'offline',
  silent: 'noAnswer',
};

const Details = lazy(async () => ({
  default: (await import(/* webpackChunkName: "bars" */ './freshness-details')).FreshnessDetails,
}));

/**
 * The time when the court's records were last checked, with a dot while the database answers. Shows a warning instead
 * if the records are old or the database does not answer. A press shows details. FreshnessNotice announces changes to
 * screen readers.
 */
export function Freshness() {
  const { status } = useAtomValue(freshnessAtom);
  const known = useAtomValue(courtFreshnessAtom);
  const court = useAtomValue(courtAtom);
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
  const hasFailed = court !== null && !known && status === 'failed';
  useEffect(() => {
    if (hasFailed) announce(shellMessages('freshnessFailed'));
  }, [hasFailed]);
  if (!court) return null;
  if (!known) {
    return (
      <div className={`${shell.freshness} ${css.box}`} data-freshness={status}>
        {status === 'failed' && <span>{shellMessages('noAnswer')}</span>}
        <HiddenText>{shellMessages(NOTHING_KNOWN[status])}</HiddenText>
      </div>
    );
  }
  const { state, updated, zone, now } = known;
  const label = LABELS[state];
  const time = shortTime(updated.checkedAt, zone, now);
  const onEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setIsOpen(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the details from any element inside
    <div ref={box} className={`${shell.freshness} ${css.box}`} data-freshness={status} onKeyDown={onEscape}>
      <button
        type="button"
        className={css.time}
        data-state={state}
        aria-expanded={isOpen}
        aria-controls={isOpen ? details : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label ? (
          shellMessages(label)
        ) : (
          <>
            <span className={court.sample ? css.wide : undefined}>{shellMessages('updated', { time })}</span>
            {court.sample && <span className={css.narrow}>{shellMessages('sampleAt', { time })}</span>}
          </>
        )}
      </button>
      {isOpen && (
        <div id={details} className={css.details}>
          <Suspense fallback={null}>
            <Details {...known} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
