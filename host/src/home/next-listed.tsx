import {
  LIST_LINKS,
  LIST_NAMES,
  Link,
  listItemLink,
  listsAtom,
  todayAtom,
  unseenAtom,
} from '@court/contract';
import { useListedRecord } from '@court/record';
import { labelOf, StatusWord, shortDate, venueClockAtom } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { homeMessages } from '../messages/home-messages';
import * as css from './next-listed.module.css';
import { type NextRecord, nextListedAtom } from './next-listed-atom';

/** One of the next records; followed, so that it stands there as the court has it. */
function NextRow({ next: { kind, item } }: { next: NextRecord }) {
  const today = useAtomValue(todayAtom);
  const clock = useAtomValue(venueClockAtom);
  useListedRecord(kind, item, true);
  const { id, last } = item;
  const when = [last.date === today ? homeMessages('today') : shortDate(last.date, today), clock.time(last)];
  return (
    <li className={css.next} data-next={id}>
      <span className={css.when}>{when.filter(Boolean).join(', ')}</span>
      <Link className={css.case} to={listItemLink(kind, id)}>
        {labelOf(item)}
      </Link>
      <StatusWord status={last.status} />
    </li>
  );
}

/** What comes next on the reader's lists, and on which of them something changed; nothing while they are empty. */
export function NextListed() {
  const lists = useAtomValue(listsAtom);
  const next = useAtomValue(nextListedAtom);
  const unseen = useAtomValue(unseenAtom);
  const heading = useId();
  if (LIST_NAMES.every((list) => lists[list].size === 0)) return null;
  return (
    <section aria-labelledby={heading} className={css.section}>
      <h2 id={heading}>{homeMessages('next')}</h2>
      {next.length === 0 && <p>{homeMessages('noneNext')}</p>}
      {next.length > 0 && (
        <ul className={css.list}>
          {next.map((one) => (
            <NextRow key={`${one.kind} ${one.item.id}`} next={one} />
          ))}
        </ul>
      )}
      <p className={css.ways}>
        {LIST_NAMES.filter((list) => lists[list].size > 0).map((list) => (
          <Link key={list} className={css.way} to={LIST_LINKS[list]}>
            {homeMessages(`title.${list}`)}
            {unseen[list] > 0 && (
              <strong className={css.changes}>{homeMessages('changes', { count: unseen[list] })}</strong>
            )}
          </Link>
        ))}
      </p>
    </section>
  );
}
