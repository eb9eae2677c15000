import type { CalendarKind, ShownEntry } from '@court/domain';
import { caseNumberAtom, PrintHead } from '@court/ui';
import { useAtomValue } from 'jotai';
import type { EntryReading } from '../data/entry-atom';
import { useHearingAnswer } from '../data/use-hearing-answer';
import { useRecordNames } from '../data/use-record-names';
import { headMessages } from '../messages/head-messages';
import { printedWords } from '../words/record-words';

type Props = { kind: CalendarKind; reading: EntryReading };

function KnownPrintHead({ kind, entry, reading }: Props & { entry: ShownEntry }) {
  const answer = useHearingAnswer(kind, entry);
  const names = useRecordNames(entry);
  const number = useAtomValue(caseNumberAtom)(entry);
  return <PrintHead about={printedWords(kind, entry, answer, { ...names, number })} reading={reading} />;
}

/** The head of a printed record: the case, the day with the status, and the judge or trustee. */
export function RecordPrintHead({ kind, reading }: Props) {
  const { entry } = reading;
  if (entry && entry !== 'withdrawn') return <KnownPrintHead kind={kind} entry={entry} reading={reading} />;
  return <PrintHead about={[headMessages(`${kind}.title`)]} reading={reading} />;
}
