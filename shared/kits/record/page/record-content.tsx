import { Link, offeredAtom, searchLink, seenAtom } from '@court/contract';
import type { CalendarKind } from '@court/records';
import { HiddenText, Notice } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { EntryReading } from '../data/entry-atom';
import { recordMessages } from '../messages/record-messages';
import * as css from './record.module.css';
import { RecordBody } from './record-body';

type Props = { kind: CalendarKind; id: string; reading: EntryReading; onRetry: () => void };

/** The first of them that the court offers. */
const SEARCHES = [searchLink('hearings', 'casenumber'), searchLink('meetings', 'casenumber')];

/** The record, or what stands in its place. */
export function RecordContent({ kind, id, reading: { entry, status }, onRetry }: Props) {
  const offered = useAtomValue(offeredAtom);
  const see = useSetAtom(seenAtom);
  const search = SEARCHES.find(offered);
  const isWithdrawn = entry === 'withdrawn';
  useEffect(() => {
    // what lists remember of it may be known no longer
    if (isWithdrawn) void see({ list: kind, id, last: null });
  }, [isWithdrawn, kind, id, see]);
  if (isWithdrawn) return <Notice title={recordMessages(`${kind}.withdrawnWhy`)} />;
  if (entry === null) {
    return (
      <Notice title={recordMessages(`${kind}.unknownWhy`, { id })}>
        {search && (
          <Link className={css.link} to={search}>
            {recordMessages('toSearch')}
          </Link>
        )}
      </Notice>
    );
  }
  if (entry) return <RecordBody kind={kind} entry={entry} />;
  if (status === 'failed') {
    const why = recordMessages(navigator.onLine === false ? 'failedOffline' : 'failedWhy');
    return <Notice title={why} onRetry={onRetry} />;
  }
  return (
    <div aria-busy className={css.record}>
      <HiddenText>{recordMessages(`${kind}.loading`)}</HiddenText>
      <div className={css.bone} data-skeleton />
      <div className={css.bone} />
      <div className={css.bone} />
    </div>
  );
}
