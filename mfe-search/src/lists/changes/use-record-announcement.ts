import { announce } from '@court/contract';
import type { RecordChange } from '@court/records';
import { changeFactsAtom, changeWords } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { listWords } from '../list-words';

/** Tells those who listen of a change that was published while a row is looked at. */
export function useRecordAnnouncement(label: string, change: RecordChange | null): void {
  const factsOf = useAtomValue(changeFactsAtom);
  const told = useRef(Date.now());
  useEffect(() => {
    if (!change || change.at <= told.current) return;
    told.current = change.at;
    const facts = factsOf(change).map(({ label: field, from, to }) =>
      from === null ? `${field}: ${to}` : `${field}: ${listWords('movedFrom', { from, to })}`,
    );
    announce(`${label}: ${facts.join('; ') || changeWords(`what.${change.what}`)}`);
  }, [change, label, factsOf]);
}
