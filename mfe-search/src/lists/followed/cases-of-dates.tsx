import {
  announce,
  areListsKnownAtom,
  type KnownCase,
  LIST_LINKS,
  listsAtom,
  offeredAtom,
  searchDetailLink,
  starAtom,
  todayAtom,
  unstarAtom,
} from '@court/contract';
import { caseKey, isAhead, shortDate } from '@court/domain';
import { byMoment, type Dated, nearText } from '@court/search';
import {
  answerContextAtom,
  Button,
  caseNote,
  Dotted,
  Facts,
  FollowButton,
  hearingStatus,
  venueClockAtom,
} from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId, useMemo, useState } from 'react';
import { listMessages } from '../../messages/list-messages';
import * as css from './cases-of-dates.module.css';
import { type NextDateOf, nextOf } from './next-of';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

/** A case of starred dates. */
export type CaseOfDates = { id: string; last: KnownCase; dates: Dated[] };

/** The cases of dates. Leaves out a date whose case has another number and title. */
function casesOf(dates: readonly Dated[]): CaseOfDates[] {
  const cases = new Map<string, CaseOfDates>();
  for (const dated of dates) {
    const { caseNumber: number, title, caseType, chapter, otherCaseKey } = dated.row;
    if (!number || otherCaseKey) continue;
    const id = caseKey(number, caseType);
    const last = { number, title, caseType, chapter: chapter ?? '' };
    const known = cases.get(id);
    if (known) known.dates.push(dated);
    else cases.set(id, { id, last, dates: [dated] });
  }
  return [...cases.values()];
}

/**
 * The cases of the dates on My list that the reader did not follow when the page opened. A case that is followed since
 * keeps its row and its focused button. Empty until the device storage has been read.
 */
export function useCasesOfDates(): readonly CaseOfDates[] {
  const isKnown = useAtomValue(areListsKnownAtom);
  const { hearings, meetings, cases } = useAtomValue(listsAtom);
  const [atFirst, remember] = useState<typeof cases | null>(null);
  if (isKnown && atFirst === null) remember(cases);
  return useMemo(() => {
    const dates = (['hearings', 'meetings'] as const).flatMap((kind) =>
      [...(kind === 'hearings' ? hearings : meetings).values()].flatMap(({ id, last }): Dated[] =>
        last ? [{ key: id, kind, row: last, ofProceeding: false, person: null }] : [],
      ),
    );
    return atFirst ? casesOf(dates).filter(({ id }) => !atFirst.has(id)) : [];
  }, [hearings, meetings, atFirst]);
}

type CaseWithNext = CaseOfDates & { next: NextDateOf | null };

/** Each case with its next date on My list. Cases with a date ahead come first, the next first. */
function useNextDates(cases: readonly CaseOfDates[]): CaseWithNext[] {
  const context = useAtomValue(answerContextAtom);
  const clock = useAtomValue(venueClockAtom);
  return useMemo(() => {
    const placed = cases.map((each) => {
      const next = nextOf(byMoment(each.dates, clock), context);
      const isLater = !next || !isAhead(next.state, next.phase);
      return { ...each, next, place: `${isLater ? 1 : 0} ${next ? clock.place(next.row) : ''}` };
    });
    return placed.sort((a, b) => (a.place < b.place ? -1 : 1));
  }, [cases, clock, context]);
}

/** The date of a case, with its status if it is off. Empty for a date that has passed. */
function DateOfCase({ row, state, phase }: NextDateOf) {
  const clock = useAtomValue(venueClockAtom);
  const today = useAtomValue(todayAtom);
  const status = hearingStatus({ row, changed: false, first: null });
  if (!isAhead(state, phase))
    return (
      status && (
        <>
          <s>{shortDate(row.date, today)}</s> {status}
        </>
      )
    );
  const when = [shortDate(row.date, today), clock.time(row)].filter(Boolean).join(', ');
  return <Dotted parts={[when, nearText(row.date, today)]} />;
}

/** Button that follows all cases, and then no longer follows them. */
function FollowAll({ cases }: { cases: readonly CaseOfDates[] }) {
  const { cases: followed } = useAtomValue(listsAtom);
  const [follow, unfollow] = [useSetAtom(starAtom), useSetAtom(unstarAtom)];
  const left = cases.filter(({ id }) => !followed.has(id));
  const isAll = left.length === 0;
  const { length: count } = cases;
  const press = () => {
    for (const { id, last } of isAll ? cases : left)
      void (isAll ? unfollow({ list: 'cases', id }) : follow({ list: 'cases', id, last }));
    announce(listMessages(isAll ? 'unfollowedAll' : 'followedAll', { count: isAll ? count : left.length }));
  };
  return (
    <Button kind={isAll ? 'outline' : 'primary'} aria-pressed={isAll} onClick={press}>
      {listMessages(isAll ? 'followingAll' : 'followAll', { count })}
    </Button>
  );
}

/** The cases of the dates on My list, each with its next date and a button that follows it. */
export function CasesOfDates({ cases }: { cases: readonly CaseOfDates[] }) {
  const isOffered = useAtomValue(offeredAtom);
  const { cases: followed } = useAtomValue(listsAtom);
  const heading = useId();
  return (
    <section className={css.suggested} aria-labelledby={heading}>
      {followed.size === 0 && <p className={css.none}>{listMessages('casesOfDatesNone')}</p>}
      <div className={css.head}>
        <div>
          <h2 id={heading}>{listMessages('casesOfDates', { count: cases.length })}</h2>
          <p>{listMessages('casesOfDatesHow')}</p>
        </div>
        {cases.length > 1 && isOffered(LIST_LINKS.cases) && <FollowAll cases={cases} />}
      </div>
      <ul>
        {useNextDates(cases).map(({ id, last, next }) => {
          const link = searchDetailLink('hearings', 'casenumber', id);
          const name = last.title || last.number;
          return (
            <li key={id}>
              <p>
                {isOffered(link) ? <a href={BASE + link}>{name}</a> : <span>{name}</span>}
                <small>
                  <Facts facts={[last.number, caseNote(last)]} />
                </small>
              </p>
              <div>{next && <DateOfCase {...next} />}</div>
              <FollowButton item={{ list: 'cases', id, last }} label={`${last.number} ${last.title}`} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
