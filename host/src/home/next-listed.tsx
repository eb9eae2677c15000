import {
  areListsKnownAtom,
  LIST_LINKS,
  LIST_NAMES,
  listItemLink,
  listsAtom,
  officesAtom,
  todayAtom,
  unseenAtom,
} from '@court/contract';
import { isOffState, shortDate, stateOf, wordList } from '@court/domain';
import { useListedRecord } from '@court/record';
import {
  caseNote,
  Facts,
  hearingStatus,
  howWord,
  labelOf,
  RecordRow,
  rowPlace,
  rowsClass,
  venueClockAtom,
} from '@court/ui';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { homeMessages } from '../messages/home-messages';
import * as css from './next-listed.module.css';
import { type NextRecord, nextListedAtom } from './next-listed-atom';

/** One of the next records. The row follows the court's data. */
function NextRow({ next: { kind, item, clashes } }: { next: NextRecord }) {
  const today = useAtomValue(todayAtom);
  const clock = useAtomValue(venueClockAtom);
  useListedRecord(kind, item, true);
  const { id, last } = item;
  const day = last.date === today ? homeMessages('today') : shortDate(last.date, today);
  const when = [day, clock.time(last)].filter(Boolean).join(', ');
  const isOff = isOffState(stateOf(last));
  const how = howWord(last.how);
  const office = useAtomValue(officesAtom).byId[last.officeId ?? '']?.name ?? null;
  const matter = kind === 'meetings' ? homeMessages('meeting') : last.matter;
  const what = [matter, rowPlace(last, office)].filter(Boolean);
  return (
    <RecordRow
      isNamed
      href={BASE + listItemLink(kind, id)}
      name={last.title || labelOf(item)}
      caseNumber={<Facts facts={[last.caseNumber, caseNote(last)]} narrow={isOff ? [] : what} />}
      matter={isOff ? <s>{when}</s> : <Facts facts={[<b key="when">{when}</b>]} narrow={[how]} />}
      note={[...what, how].filter(Boolean).join(' · ')}
      state={hearingStatus({ row: last, changed: false, first: null })}
      isOff={isOff}
      at={{ 'data-next': id } as object}
    >
      {clashes.length > 0 && (
        <strong className={css.clash}>{homeMessages('clash', { names: wordList(clashes) })}</strong>
      )}
    </RecordRow>
  );
}

/**
 * The next records on the reader's lists, and a link to each list with its number of changes. Draws nothing while all
 * lists are empty.
 */
export function NextListed() {
  const lists = useAtomValue(listsAtom);
  const { next, offLeft } = useAtomValue(nextListedAtom);
  const unseen = useAtomValue(unseenAtom);
  const heading = useId();
  const hasAhead = next.some(({ item }) => !isOffState(stateOf(item.last)));
  if (LIST_NAMES.every((list) => lists[list].size === 0)) return null;
  return (
    <section aria-labelledby={heading} className={css.section}>
      <h2 id={heading}>{homeMessages('next')}</h2>
      {!hasAhead && <p>{homeMessages('noneNext')}</p>}
      {next.length > 0 && (
        <ul className={rowsClass(css.list)}>
          {next.map((one) => (
            <NextRow key={`${one.kind} ${one.item.id}`} next={one} />
          ))}
        </ul>
      )}
      {offLeft > 0 && (
        <p>
          <a className={css.way} href={BASE + LIST_LINKS.hearings}>
            {homeMessages('offNext', { count: offLeft })}
          </a>
        </p>
      )}
      <p className={css.ways}>
        {LIST_NAMES.filter((list) => lists[list].size > 0).map((list) => (
          <a key={list} className={css.way} href={BASE + LIST_LINKS[list]}>
            <span>{homeMessages(`title.${list}`)}</span>
            {unseen[list] > 0 && (
              <strong className={css.changes}>{homeMessages('changes', { count: unseen[list] })}</strong>
            )}
          </a>
        ))}
      </p>
    </section>
  );
}

/** Says how dates come here, to a reader whose lists are all known to be empty. */
export function NothingListed() {
  const lists = useAtomValue(listsAtom);
  const areKnown = useAtomValue(areListsKnownAtom);
  const heading = useId();
  if (!areKnown || LIST_NAMES.some((list) => lists[list].size > 0)) return null;
  return (
    <section aria-labelledby={heading} className={css.section} data-nothing>
      <h2 id={heading}>{homeMessages('next')}</h2>
      <p>{homeMessages('nothingNext')}</p>
    </section>
  );
}
