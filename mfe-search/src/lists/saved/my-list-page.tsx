import { deviceAtom, freshnessAtom, todayAtom } from '@court/contract';
import {
  type AnswerContext,
  type CalendarKind,
  caseKey,
  factsOfRow,
  isAhead,
  stateOf,
  statusOf,
  whenOf,
} from '@court/domain';
import { loadExport } from '@court/record';
import { DayExport } from '@court/search';
import type { ListedCase, VirtualItemProps } from '@court/ui';
import { answerContextAtom, PrintButton, SubscribeToCasesLater, venueClockAtom } from '@court/ui';
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

/** Whether an item is upcoming, by the stored data. */
function isToCome(kind: CalendarKind, { isOff, last }: RecordItem, context: AnswerContext): boolean {
  if (isOff || !last) return false;
  const facts = factsOfRow(kind, last);
  return isAhead(stateOf(facts), whenOf(facts, context).phase);
}

const countKept = (items: readonly RecordItem[]) => items.filter(({ isOff }) => !isOff).length;

type ToolsProps = {
  kind: CalendarKind;
  items: readonly RecordItem[];
  /** those of `items` that are upcoming */
  toCome: readonly RecordItem[];
};

/** The cases of `items`, each once. Cases with nothing to come are at the end, with their status. */
function casesOf({ kind, items, toCome }: ToolsProps): ListedCase[] {
  const cases = new Map<string, ListedCase>();
  for (const { last } of [...toCome, ...items]) {
    if (!last?.caseNumber) continue;
    const id = last.otherCaseKey ?? caseKey(last.caseNumber, last.caseType);
    const status = statusOf(last);
    const off = status === 'scheduled' ? null : { kind, status };
    if (!cases.has(id)) cases.set(id, { id, number: last.caseNumber, name: last.title, off });
  }
  return [...cases.values()];
}

/** Exports all upcoming items as one file, and prints them. */
function Tools(props: ToolsProps) {
  const { kind, items } = props;
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  const rows = items.flatMap(({ id, last, isOff }) =>
    last && !isOff ? [{ key: id, kind, row: last, ofProceeding: false, person: null }] : [],
  );
  return (
    <>
      <DayExport rows={rows} isNative={isNative} loadExport={loadExport} />
      <PrintButton>{listMessages('print')}</PrintButton>
      <SubscribeToCasesLater cases={casesOf(props)} />
    </>
  );
}

/** The reader's starred hearings or 341 meetings, by day. */
export function MyListPage({ kind }: { kind: CalendarKind }) {
  const items: readonly RecordItem[] = useListed(kind, useAtomValue(freshnessAtom).updated?.withdrawn);
  const today = useAtomValue(todayAtom);
  const context = useAtomValue(answerContextAtom);
  const clock = useAtomValue(venueClockAtom);
  const { news, sinceOf, more, hasBegun } = useListLook(kind);
  const placed = useMemo(
    () => items.map(({ id, last }) => ({ id, place: clock.place(last) })),
    [items, clock],
  );
  const places = usePlaces(placed, hasBegun);
  const { coming, past } = useMemo(() => listSections(items, places, today), [items, places, today]);
  const ahead = useMemo(() => coming.flatMap(({ rows }) => rows), [coming]);
  const toCome = useMemo(() => ahead.filter((item) => isToCome(kind, item, context)), [ahead, kind, context]);
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
      count={listMessages(`coming.${kind}`, { count: toCome.length })}
      tools={<Tools kind={kind} items={ahead} toCome={toCome} />}
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
