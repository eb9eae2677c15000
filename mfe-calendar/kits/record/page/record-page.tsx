import { todayAtom } from '@court/contract';
import type { CalendarKind } from '@court/domain';
import { ReadingLine, useAppLinks } from '@court/ui';
import { useAtom, useAtomValue } from 'jotai';
import { type EntryReading, entryAtom } from '../data/entry-atom';
import { RecordLevelContext } from '../parts/record-heading';
import { RecordContent } from './record-content';
import { BackView, RecordPageView } from './record-page-view';
import { RecordPrintHead } from './record-print-head';

type Props = { kind: CalendarKind; id: string };

function BackLink({ kind, entry }: Pick<EntryReading, 'entry'> & Pick<Props, 'kind'>) {
  const today = useAtomValue(todayAtom);
  const date = entry && entry !== 'withdrawn' ? entry.date : undefined;
  return <BackView kind={kind} date={date} today={today} onClick={useAppLinks()} />;
}

/** The page of a hearing or 341 meeting. Updates live while it is open. */
export function RecordPage({ kind, id }: Props) {
  const [reading, retry] = useAtom(entryAtom(kind, id));
  const { status, asOf, polling, entry } = reading;
  return (
    <RecordPageView status={status}>
      <RecordPrintHead kind={kind} reading={reading} />
      <BackLink kind={kind} entry={entry} />
      {(status === 'offline' || polling) && <ReadingLine status={status} asOf={asOf} polling={polling} />}
      <RecordContent kind={kind} id={id} reading={reading} onRetry={retry} />
    </RecordPageView>
  );
}

/** The record beside a list. The list's page has the title and the link back. */
function RecordPane({ kind, id }: Props) {
  const [reading, retry] = useAtom(entryAtom(kind, id));
  const { status, asOf, polling } = reading;
  return (
    <RecordLevelContext value={2}>
      <RecordPageView>
        {(status === 'offline' || polling) && <ReadingLine status={status} asOf={asOf} polling={polling} />}
        <RecordContent kind={kind} id={id} reading={reading} onRetry={retry} />
      </RecordPageView>
    </RecordLevelContext>
  );
}

/** Pane for a hearing. */
export const HearingPane = ({ id }: Pick<Props, 'id'>) => <RecordPane kind="hearings" id={id} />;
/** Pane for a 341 meeting. */
export const MeetingPane = ({ id }: Pick<Props, 'id'>) => <RecordPane kind="meetings" id={id} />;
