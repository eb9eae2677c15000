import {
  courtAtom,
  freshnessAtom,
  judgesAtom,
  Link,
  nowAtom,
  offeredAtom,
  trusteesAtom,
} from '@court/contract';
import {
  type CalendarKind,
  dayIn,
  type HearingAnswer,
  type ShownEntry,
  shortJudgeName,
} from '@court/records';
import {
  ArrowRight,
  buttonClass,
  Circle,
  Explained,
  HiddenText,
  howWord,
  Icon,
  sharedMessages,
  useAsOf,
  X,
  zoneClock,
  zoneMoment,
} from '@court/ui';
import { useAtomValue } from 'jotai';
import { entryAtom } from '../data/entry-atom';
import { useCaseDates } from '../data/use-hearing-answer';
import { headMessages } from '../messages/head-messages';
import { explainedStatus, recordMessages } from '../messages/record-messages';
import { bannerWords, NO_TIME_YET } from './banner-words';
import { newDateDetails } from './new-date-words';
import * as css from './record-banner.module.css';

type Props = { kind: CalendarKind; entry: ShownEntry; answer: HearingAnswer; id: string };

type NewDateProps = { date: NonNullable<ReturnType<typeof bannerWords>['newDate']> };

function NewDate({ date: { parts, isLoading } }: NewDateProps) {
  return (
    <span className={css.moment}>
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && ' '}
          <span className={css.whole}>{part}</span>
        </span>
      ))}
      {isLoading && (
        <span className={css.waiting} aria-hidden>
          {NO_TIME_YET}
        </span>
      )}
    </span>
  );
}

/** How to appear at the new date, and before whom. Empty until the new hearing's record is loaded. */
function NewBy({ kind, answer: { newDates } }: Pick<Props, 'kind' | 'answer'>) {
  const { byId: judges } = useAtomValue(judgesAtom);
  const { byId: trustees } = useAtomValue(trusteesAtom);
  const row = newDates.at(-1)?.row;
  if (!row) return null;
  const judge = kind === 'hearings' && shortJudgeName(row.judgeId, judges);
  const trustee = kind === 'meetings' && trustees[row.trusteeId ?? '']?.name;
  const words = [
    howWord(row.how),
    judge && headMessages('judgeName', { name: judge }),
    trustee && headMessages('trusteeName', { name: trustee }),
  ].filter(Boolean);
  return words.length > 0 && <p>{words.join(' · ')}</p>;
}

/** Time of the court's list, on the court's clock; '' until it is known when the court checked it last. */
function useListTime(kind: CalendarKind, id: string): string {
  const zone = useAtomValue(courtAtom)?.timeZones[0];
  const isKnown = useAtomValue(freshnessAtom).updated !== null;
  const asOf = useAsOf(useAtomValue(entryAtom(kind, id)));
  const now = useAtomValue(nowAtom);
  if (!isKnown || asOf === null || !zone) return '';
  return dayIn(zone, asOf) === dayIn(zone, now) ? zoneClock(zone, asOf) : zoneMoment(zone, asOf);
}

const TONES = {
  moved: { Shape: ArrowRight, look: css.moved },
  off: { Shape: X, look: css.off },
  unlisted: { Shape: Circle, look: css.unlisted },
};

/** Says, before anything else, that a hearing or meeting is not held as printed; `id` is of the sentence that says it. */
export function RecordBanner({ kind, entry, answer, id }: Props) {
  const offered = useAtomValue(offeredAtom);
  const listTime = useListTime(kind, entry.id);
  const newDay = answer.newDates.at(-1)?.date;
  const isListed = useCaseDates(entry.caseKey)?.some(
    (each) => each.kind === kind && each.row.date === newDay,
  );
  const known = newDateDetails(kind, answer, { listTime, isListed: Boolean(isListed) });
  const words = bannerWords(kind, entry, answer, known);
  const { tone, old, outcome, newDate, details, meaning, came, link } = words;
  const { Shape, look } = TONES[tone];
  const term = explainedStatus(answer.status);
  return (
    <div className={`${css.banner} ${look}`} role="note" data-banner={answer.status}>
      <Icon of={Shape} className={css.shape} size="1.5rem" />
      <div className={css.words}>
        {old && (
          <p className={css.old}>
            <s>
              <HiddenText>{sharedMessages('before')} </HiddenText>
              {old}
            </s>
          </p>
        )}
        <p className={css.outcome} id={id}>
          {outcome}
          {newDate && ' '}
          {newDate && <NewDate date={newDate} />}
        </p>
        {newDate && answer.isReading && (
          <p className={css.waiting} aria-hidden>
            {NO_TIME_YET}
          </p>
        )}
        {newDate && <NewBy kind={kind} answer={answer} />}
        {details && <p data-details>{details}</p>}
        <p>{meaning}</p>
        {came && <p>{came}</p>}
        {term && <Explained term={term}>{recordMessages(`what.${term}`)}</Explained>}
      </div>
      {link && offered(link.to) && (
        <Link className={buttonClass('primary', css.open)} to={link.to}>
          {link.text}
        </Link>
      )}
    </div>
  );
}
