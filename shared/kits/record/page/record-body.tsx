import type { CalendarKind, ShownEntry } from '@court/records';
import { perRecord, Unofficial } from '@court/ui';
import { recordWords } from '../locales/record-words';
import { MeetingBring } from './meeting-bring';
import { MeetingDeadlines } from './meeting-deadlines';
import * as css from './record.module.css';
import { RecordActions } from './record-actions';
import { RecordAppear } from './record-appear';
import { RecordAttorneys } from './record-attorneys';
import { RecordCase } from './record-case';
import { RecordHistory } from './record-history';
import { RecordJudge } from './record-judge';
import { RecordMatter } from './record-matter';
import { RecordNews } from './record-news';
import { RecordOtherDates } from './record-other-dates';
import { RecordParties, RecordTrustees } from './record-parties';
import { RecordSection } from './record-section';
import { RecordStatus } from './record-status';
import { RecordWhen } from './record-when';
import { RecordWhere } from './record-where';

type Props = { kind: CalendarKind; entry: ShownEntry };

function HearingFacts({ entry }: Pick<Props, 'entry'>) {
  return (
    <>
      <RecordJudge entry={entry} />
      <RecordMatter entry={entry} />
    </>
  );
}

/** No judge presides (11 U.S.C. § 341(c)). */
function MeetingFacts({ entry }: Pick<Props, 'entry'>) {
  return (
    <>
      <MeetingBring entry={entry} />
      <MeetingDeadlines entry={entry} />
      <RecordTrustees entry={entry} />
      {entry.matter && <RecordMatter entry={entry} />}
    </>
  );
}

function Body({ kind, entry }: Props) {
  const { id, caseKey, tentative } = entry;
  return (
    <article className={css.record} data-hearing-record={id}>
      <RecordNews entry={entry} />
      <RecordActions kind={kind} entry={entry} />
      <RecordStatus kind={kind} entry={entry} />
      <RecordWhen entry={entry} />
      <RecordAppear kind={kind} entry={entry} />
      <RecordWhere kind={kind} entry={entry} />
      {kind === 'meetings' ? <MeetingFacts entry={entry} /> : <HearingFacts entry={entry} />}
      <RecordCase entry={entry} />
      {tentative && (
        <RecordSection title={recordWords('tentative')}>
          {tentative.text && <p className={css.prose}>{tentative.text}</p>}
          {tentative.url && <p className={css.prose}>{tentative.url}</p>}
        </RecordSection>
      )}
      <RecordParties entry={entry} />
      {kind === 'hearings' && <RecordTrustees entry={entry} />}
      <RecordAttorneys attorneys={entry.attorneys ?? []} />
      {caseKey && <RecordOtherDates kind={kind} id={id} caseKey={caseKey} />}
      <RecordHistory entry={entry} />
      <Unofficial />
    </article>
  );
}

/** The whole record; how to appear stands before where, since a notice may print a room for a meeting on Zoom. */
export const RecordBody = perRecord(Body, ({ entry }: Props) => ({
  record: entry,
  id: entry.id,
  label: entry.caseNumber,
  as: 'div' as const,
}));
