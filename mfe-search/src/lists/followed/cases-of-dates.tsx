import { areListsKnownAtom, type KnownCase, listsAtom, offeredAtom, searchDetailLink } from '@court/contract';
import { caseKey, type DocketRow } from '@court/domain';
import { caseNote, Facts, FollowButton } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { listMessages } from '../../messages/list-messages';
import * as css from './cases-of-dates.module.css';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

/** The cases of starred rows by key, with their facts. Leaves out a row whose case has another number and title. */
function casesOf(rows: readonly (DocketRow | null)[]): Map<string, KnownCase> {
  const cases = rows.flatMap((row): [string, KnownCase][] => {
    if (!row?.caseNumber || row.otherCaseKey) return [];
    const { caseNumber: number, title, caseType, chapter } = row;
    return [[caseKey(number, caseType), { number, title, caseType, chapter: chapter ?? '' }]];
  });
  return new Map(cases);
}

function Cases() {
  const { hearings, meetings, cases } = useAtomValue(listsAtom);
  // A case that the reader follows here keeps its row and its focused button.
  const [followed] = useState(cases);
  const isOffered = useAtomValue(offeredAtom);
  const ofDates = useMemo(
    () => casesOf([...hearings.values(), ...meetings.values()].map(({ last }) => last)),
    [hearings, meetings],
  );
  const shown = [...ofDates].filter(([id]) => !followed.has(id));
  if (shown.length === 0) return null;
  return (
    <section className={css.suggested}>
      <h2>{listMessages('casesOfDates')}</h2>
      <p>{listMessages('casesOfDatesHow')}</p>
      <ul>
        {shown.map(([id, last]) => {
          const link = searchDetailLink('hearings', 'casenumber', id);
          const name = last.title || last.number;
          return (
            <li key={id}>
              <p>
                {isOffered(link) ? <a href={BASE + link}>{name}</a> : name}
                <small>
                  <Facts facts={[last.number, caseNote(last)]} />
                </small>
              </p>
              <FollowButton item={{ list: 'cases', id, last }} label={`${last.number} ${last.title}`} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Cases of the dates on My list that the reader does not follow, each with a button that follows it. */
export function CasesOfDates() {
  return useAtomValue(areListsKnownAtom) && <Cases />;
}
