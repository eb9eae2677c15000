import { type CalendarKind, rowOfEntry, type ShownEntry } from '@court/records';
import { StarButton } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { caseDatesAtom } from '../data/case-dates-atom';
import { recordMessages } from '../messages/record-messages';
import * as css from './record-actions.module.css';

type Props = { kind: CalendarKind; entry: ShownEntry; label: string };

function Star({ kind, entry, label, row }: Props & { row: ReturnType<typeof rowOfEntry> }) {
  return (
    <span className={css.star}>
      <StarButton kind={kind} id={entry.id} row={row} label={label} />
      <span aria-hidden>{recordMessages('listWord')}</span>
    </span>
  );
}

function StarOfCase({ caseKey, ...props }: Props & { caseKey: string }) {
  const { value, status } = useAtomValue(caseDatesAtom(caseKey));
  const own = useMemo(() => rowOfEntry(props.entry), [props.entry]);
  const dated = value?.find(({ kind, row }) => kind === props.kind && row.id === props.entry.id)?.row;
  // what is remembered is the row as dockets show it, or both would take turns in being remembered
  if (!value && status !== 'failed') return <span className={css.star} aria-hidden />;
  return <Star {...props} row={dated ?? own} />;
}

/** The star of a record's own page. */
export function RecordStar(props: Props) {
  const own = useMemo(() => rowOfEntry(props.entry), [props.entry]);
  const { caseKey } = props.entry;
  return caseKey ? <StarOfCase {...props} caseKey={caseKey} /> : <Star {...props} row={own} />;
}
