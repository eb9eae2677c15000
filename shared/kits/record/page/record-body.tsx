import type { CalendarKind, ShownEntry } from '@court/records';
import { perRecord, Unofficial } from '@court/ui';
import { recordMessages } from '../messages/record-messages';
import { RecordAppear } from './facts/record-appear';
import { RecordAttorneys } from './facts/record-attorneys';
import { RecordCase } from './facts/record-case';
import { RecordHistory } from './facts/record-history';
import { RecordJudge } from './facts/record-judge';
import { RecordMatter } from './facts/record-matter';
import { RecordOtherDates } from './facts/record-other-dates';
import { RecordParties, RecordTrustees } from './facts/record-parties';
import { RecordStatus } from './facts/record-status';
import { RecordWhen } from './facts/record-when';
import { RecordWhere } from './facts/record-where';
import { MeetingBring } from './meeting/meeting-bring';
import { MeetingDeadlines } from './meeting/meeting-deadlines';
import * as css from './record.module.css';
import { RecordActions } from './record-actions';
import { RecordNews } from './record-news';
import { RecordSection } from './record-section';

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
        <RecordSection title={recordMessages('tentative')}>
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
