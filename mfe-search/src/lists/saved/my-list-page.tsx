import { deviceAtom, freshnessAtom, todayAtom } from '@court/contract';
import {
  type AnswerContext,
  type CalendarKind,
  caseKey,
  factsOfRow,
  isAhead,
  placeOf,
  stateOf,
  whenOf,
} from '@court/domain';
import { loadExport } from '@court/record';
import { DayExport } from '@court/search';
import type { VirtualItemProps } from '@court/ui';
import { answerContextAtom, PrintButton, SubscribeToCasesLater } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { listMessages } from '../../messages/list-messages';
import { EmptyList } from '../empty-list';
import { FollowedAttorneys } from '../followed/followed-attorneys';
import { listSections, type RecordItem } from '../list-sections';
import * as css from '../lists.module.css';
import { ListsFrame } from '../lists-frame';
import { PastList } from '../past-list';
import { useListLook } from '../use-list-look';
import { useListed } from '../use-listed';
import { usePlaces } from '../use-places';
import { SavedList } from './saved-list';
import { SavedRow } from './saved-row';

const NO_NEWS: readonly never[] = [];

/** Number of upcoming items, by the stored data. */
function countAhead(kind: CalendarKind, items: readonly RecordItem[], context: AnswerContext): number {
  const isToCome = ({ isOff, last }: RecordItem) => {
    if (isOff || !last) return false;
    const facts = factsOfRow(kind, last);
    return isAhead(stateOf(facts), whenOf(facts, context).phase);
  };
  return items.filter(isToCome).length;
}

const countKept = (items: readonly RecordItem[]) => items.filter(({ isOff }) => !isOff).length;

/** The cases of upcoming items, without duplicates, in the order of the list. */
function casesOf(items: readonly RecordItem[]) {
  const cases = items.flatMap(({ last }): [string, string][] =>
    last?.caseNumber ? [[last.otherCaseKey ?? caseKey(last.caseNumber, last.caseType), last.caseNumber]] : [],
  );
  return [...new Map(cases)].map(([id, number]) => ({ id, number }));
}

type ToolsProps = { kind: CalendarKind; items: readonly RecordItem[] };

/** Exports all upcoming items as one file, and prints them. */
function Tools({ kind, items }: ToolsProps) {
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  const rows = items.flatMap(({ id, last, isOff }) =>
    last && !isOff ? [{ key: id, kind, row: last, ofProceeding: false, person: null }] : [],
  );
  return (
    <>
      <DayExport rows={rows} isNative={isNative} loadExport={loadExport} />
      <PrintButton>{listMessages('print')}</PrintButton>
      <SubscribeToCasesLater cases={casesOf(items)} />
    </>
  );
}

/** The reader's starred hearings or 341 meetings, by day. */
export function MyListPage({ kind }: { kind: CalendarKind }) {
  const items: readonly RecordItem[] = useListed(kind, useAtomValue(freshnessAtom).updated?.withdrawn);
  const today = useAtomValue(todayAtom);
  const context = useAtomValue(answerContextAtom);
  const { news, sinceOf, more, hasBegun } = useListLook(kind);
  const placed = useMemo(() => items.map(({ id, last }) => ({ id, place: placeOf(last) })), [items]);
  const places = usePlaces(placed, hasBegun);
  const { coming, past } = useMemo(() => listSections(items, places, today), [items, places, today]);
  const ahead = useMemo(() => coming.flatMap(({ rows }) => rows), [coming]);
  const ofKind = news[kind];
  const renderRow = (item: RecordItem, place: VirtualItemProps | null) => (
    <SavedRow
      key={item.id}
      kind={kind}
      item={item}
      news={ofKind.get(item.id) ?? NO_NEWS}
      since={sinceOf(item)}
      place={place}
    />
  );
  if (items.length === 0)
    return (
      <ListsFrame list={kind}>
        {kind === 'hearings' && <FollowedAttorneys />}
        <EmptyList list={kind} />
      </ListsFrame>
    );
  return (
    <ListsFrame
      list={kind}
      count={listMessages(`coming.${kind}`, { count: countAhead(kind, ahead, context) })}
      tools={<Tools kind={kind} items={ahead} />}
    >
      {more && <p className={css.said}>{listMessages('more')}</p>}
      {ahead.length === 0 && <p className={css.said}>{listMessages('noneToCome')}</p>}
      <SavedList sections={coming} today={today} renderRow={renderRow} />
      {kind === 'hearings' && <FollowedAttorneys />}
      {past.length > 0 && (
        <PastList count={countKept(past.flatMap(({ rows }) => rows))} isOpen={ahead.length === 0}>
          <SavedList sections={past} today={today} renderRow={renderRow} />
        </PastList>
      )}
    </ListsFrame>
  );
}
