import { freshnessAtom } from '@court/contract';
import { type ListedCase, PrintButton, rowsClass, SubscribeToCasesLater, useRowKeys } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { listMessages } from '../../messages/list-messages';
import { EmptyList } from '../empty-list';
import * as css from '../lists.module.css';
import { ListsFrame } from '../lists-frame';
import { useListLook } from '../use-list-look';
import { type Listed, useListed } from '../use-listed';
import { usePlaces } from '../use-places';
import { type CaseOfDates, CasesOfDates, useCasesOfDates } from './cases-of-dates';
import { FollowedRow } from './followed-row';
import type { FollowedList } from './use-followed-dates';

/** Sort key: items with changes first, then by the time they were added, latest first. */
function followedPlace(item: Listed, hasNews: boolean): string {
  return `${hasNews ? 0 : 1} ${String(9e15 - item.starredAt).padStart(16, '0')}`;
}

const NO_NEWS: readonly never[] = [];
const NO_CASES: readonly CaseOfDates[] = [];

/** The cases of followed items, without duplicates. A debtor's key is the case's key and a hash of the name. */
function casesOf(items: readonly Listed<FollowedList>[]): ListedCase[] {
  const cases = items.flatMap(({ id: ownId, last, isOff }): [string, ListedCase][] => {
    const number = last && ('number' in last ? last.number : last.caseNumber);
    const id = ownId.replace(/~[^~]*$/, '');
    return number && !isOff ? [[id, { id, number, name: last.title }]] : [];
  });
  return [...new Map(cases).values()];
}

/** The cases or debtors that the reader follows. Those with changes come first. */
export function FollowedPage({ list }: { list: FollowedList }) {
  const items: readonly Listed<FollowedList>[] = useListed(
    list,
    useAtomValue(freshnessAtom).updated?.withdrawn,
  );
  const { news, sinceOf, more, hasBegun } = useListLook(list);
  const ofList = useMemo(() => {
    const fresh = items.map((item) => {
      const [some, since] = [news[list].get(item.id) ?? NO_NEWS, sinceOf(item)];
      return [item.id, some.filter(({ change }) => since !== null && change.at > since)] as const;
    });
    return new Map(fresh.filter(([, some]) => some.length > 0));
  }, [news, list, items, sinceOf]);
  const placed = useMemo(
    () => items.map((item) => ({ id: item.id, place: followedPlace(item, ofList.has(item.id)) })),
    [items, ofList],
  );
  const places = usePlaces(placed, hasBegun);
  const ordered = useMemo(() => {
    const place = ({ id }: { id: string }) => places.get(id) ?? '';
    return [...items].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  }, [items, places]);
  const keys = useRowKeys();
  const casesOfDates = useCasesOfDates();
  const suggested = list === 'cases' ? casesOfDates : NO_CASES;
  // a case that the reader follows below keeps its place there
  const rows = ordered.filter(({ id }) => !suggested.some((each) => each.id === id));
  const isEmpty = items.length === 0;
  const tools = (
    <>
      <PrintButton>{listMessages('print')}</PrintButton>
      <SubscribeToCasesLater cases={casesOf(items)} />
    </>
  );
  return (
    <ListsFrame list={list} tools={!isEmpty && tools}>
      {more && !isEmpty && <p className={css.said}>{listMessages('more')}</p>}
      {isEmpty && suggested.length === 0 && <EmptyList list={list} />}
      {rows.length > 0 && (
        <ul className={rowsClass(css.followed)} {...keys}>
          {rows.map((item) => (
            <FollowedRow key={item.id} list={list} item={item} news={ofList.get(item.id) ?? NO_NEWS} />
          ))}
        </ul>
      )}
      {suggested.length > 0 && <CasesOfDates cases={suggested} />}
    </ListsFrame>
  );
}
