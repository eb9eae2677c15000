import { Link, offeredAtom } from '@court/contract';
import type { CalendarKind, ShownEntry } from '@court/records';
import { ArrowRight, buttonClass, Explained, X } from '@court/ui';
import { useAtomValue } from 'jotai';
import type { RecordState } from '../data/use-record-state';
import { recordMessages } from '../messages/record-messages';
import * as css from './record-banner.module.css';
import { bannerWords, NO_TIME_YET } from './record-words';

type Props = { kind: CalendarKind; entry: ShownEntry; state: RecordState; id: string };

type NewDateProps = { date: NonNullable<ReturnType<typeof bannerWords>['newDate']> };

function NewDate({ date: { day, clock } }: NewDateProps) {
  return (
    <>
      <span className={css.whole}>{day}</span>
      {clock === undefined && (
        <span className={css.waiting} aria-hidden>
          {NO_TIME_YET}
        </span>
      )}
      {clock && (
        <>
          {', '}
          <span className={css.whole}>{clock}</span>
        </>
      )}
    </>
  );
}

const EXPLAINED = ['stricken', 'vacated'] as const;

/** Says, before anything else, that a hearing or meeting is not held as printed; `id` is of the sentence that says it. */
export function RecordBanner({ kind, entry, state, id }: Props) {
  const offered = useAtomValue(offeredAtom);
  const { isMoved, outcome, newDate, meaning, came, link } = bannerWords(kind, entry, state);
  const Shape = isMoved ? ArrowRight : X;
  const term = EXPLAINED.find((each) => each === state.status);
  return (
    <div className={`${css.banner} ${isMoved ? css.moved : css.off}`} role="note" data-banner={state.status}>
      <Shape aria-hidden className={css.shape} size="1.5rem" />
      <div className={css.words}>
        <p className={css.outcome} id={id}>
          {outcome}
          {newDate && ' '}
          {newDate && <NewDate date={newDate} />}
        </p>
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
