import type { CalendarKind, ShownEntry } from '@court/domain';
import { perRecord, Unofficial } from '@court/ui';
import { useHearingAnswer } from '../data/use-hearing-answer';
import { hasBanner, isOff, isOver } from '../words/record-words';
import { RecordAppear } from './facts/record-appear';
import { RecordDates } from './facts/record-dates';
import { RecordHistory } from './facts/record-history';
import { RecordMatter } from './facts/record-matter';
import { RecordPeople } from './facts/record-people';
import { RecordPlace } from './facts/record-place';
import { RecordAbout } from './head/record-about';
import { RecordBanner } from './head/record-banner';
import { RecordHead } from './head/record-head';
import { MeetingBring } from './meeting/meeting-bring';
import { MeetingDeadlines } from './meeting/meeting-deadlines';
import { RecordActions } from './record-actions';
import { RecordNews } from './record-news';

type Props = {
  kind: CalendarKind;
  entry: ShownEntry;
  /** id of the sentence that says that it will not be held */
  bannerId: string;
};

function Body({ kind, entry, bannerId }: Props) {
  const { caseKey } = entry;
  const answer = useHearingAnswer(kind, entry);
  const isMeeting = kind === 'meetings';
  return (
    <>
      <RecordNews entry={entry} />
      {hasBanner(answer) && <RecordBanner kind={kind} entry={entry} answer={answer} id={bannerId} />}
      <RecordAbout kind={kind} entry={entry} />
      <RecordHead kind={kind} entry={entry} answer={answer} />
      <RecordActions kind={kind} entry={entry} answer={answer} />
      <RecordAppear kind={kind} entry={entry} answer={answer} />
      {isMeeting && !isOff(answer) && !isOver(answer) && <MeetingBring entry={entry} />}
      {isMeeting && <MeetingDeadlines entry={entry} />}
      <RecordMatter kind={kind} entry={entry} answer={answer} />
      <RecordPlace kind={kind} entry={entry} answer={answer} />
      <RecordPeople entry={entry} />
      {caseKey && <RecordDates kind={kind} entry={entry} answer={answer} />}
      <RecordHistory kind={kind} entry={entry} answer={answer} />
      <Unofficial />
    </>
  );
}

/** The whole record below its title, and the banner above the title. */
export const RecordBody = perRecord(Body, ({ entry }: Props) => ({
  record: entry,
  id: entry.id,
  label: entry.caseNumber,
  as: 'div' as const,
}));
