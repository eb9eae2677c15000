import {
  courtAtom,
  freshnessAtom,
  judgesAtom,
  nowAtom,
  offeredAtom,
  officesAtom,
  trusteesAtom,
} from '@court/contract';
import {
  type CalendarKind,
  dayIn,
  type HearingAnswer,
  type ShownEntry,
  shortJudgeName,
  zoneClock,
  zoneMoment,
} from '@court/domain';
import { trusteeWords } from '@court/domain/words';
import { Dotted, Explained, howWord, rowPlace, useAsOf, venueClockAtom } from '@court/ui';
import { useAtomValue } from 'jotai';
import { entryAtom } from '../../data/entry-atom';
import { useCaseDates } from '../../data/use-hearing-answer';
import { explainedStatus, headMessages } from '../../messages/head-messages';
import { wholeBannerWords } from '../../words/new-date-words';
import { RecordBannerView } from './record-banner-view';

type Props = { kind: CalendarKind; entry: ShownEntry; answer: HearingAnswer; id: string };

/**
 * The new time on the court's main clock if it differs, how and where to appear, and before whom. Empty until the new
 * hearing's record is loaded.
 */
function NewBy({ kind, answer: { newDates } }: Pick<Props, 'kind' | 'answer'>) {
  const { byId: judges } = useAtomValue(judgesAtom);
  const { byId: trustees } = useAtomValue(trusteesAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const clock = useAtomValue(venueClockAtom);
  const row = newDates.at(-1)?.row;
  if (!row) return null;
  const mainTime = clock.mainTime(row);
  const judge = kind === 'hearings' && shortJudgeName(row.judgeId, judges);
  const trustee = kind === 'meetings' && trustees[row.trusteeId ?? '']?.name;
  const office = offices[row.officeId ?? '']?.name ?? null;
  const words = [
    howWord(row.how),
    rowPlace(row, office),
    judge && headMessages('judgeName', { name: judge }),
    trustee && trusteeWords(trustee),
  ].filter(Boolean);
  return (
    <>
      {mainTime && <p>{mainTime}</p>}
      {words.length > 0 && (
        <p>
          <Dotted parts={words} />
        </p>
      )}
    </>
  );
}

/** Time of the court's list, in the court's time zone. '' until the time of the court's last check is known. */
function useListTime(kind: CalendarKind, id: string): string {
  const zone = useAtomValue(courtAtom)?.timeZones[0];
  const isKnown = useAtomValue(freshnessAtom).updated !== null;
  const asOf = useAsOf(useAtomValue(entryAtom(kind, id)));
  const now = useAtomValue(nowAtom);
  if (!isKnown || asOf === null || !zone) return '';
  return dayIn(zone, asOf) === dayIn(zone, now) ? zoneClock(zone, asOf) : zoneMoment(zone, asOf);
}

/** Banner above the record that says that a hearing or meeting is not held as printed. `id` is for that sentence. */
export function RecordBanner({ kind, entry, answer, id }: Props) {
  const offered = useAtomValue(offeredAtom);
  const listTime = useListTime(kind, entry.id);
  const newDay = answer.newDates.at(-1)?.date;
  const isListed = useCaseDates(entry.caseKey)?.some(
    (each) => each.kind === kind && each.row.date === newDay,
  );
  const term = explainedStatus(answer.status);
  return (
    <RecordBannerView
      words={wholeBannerWords(kind, entry, answer, { listTime, isListed: Boolean(isListed) })}
      status={answer.status}
      id={id}
      isReading={answer.isReading}
      newBy={<NewBy kind={kind} answer={answer} />}
      meaning={term && <Explained term={term}>{headMessages(`what.${term}`)}</Explained>}
      offered={offered}
    />
  );
}
