import { deviceAtom, freshnessAtom, todayAtom } from '@court/contract';
import {
  type AnswerContext,
  type CalendarKind,
  caseKey,
  factsOfRow,
  isAhead,
  isOffState,
  sameTimes,
  shortDate,
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
import { itemKey, listSections, type RecordItem } from '../list-sections';
import * as css from '../lists.module.css';
import { ListsFrame } from '../lists-frame';
import { PastList } from '../past-list';
import { useListLook } from '../use-list-look';
import { useListed } from '../use-listed';
import { usePlaces } from '../use-places';
import { SavedList } from './saved-list';
import { SavedRow } from './saved-row';

const NO_NEWS: readonly never[] = [];

const STANDINGS = ['coming', 'off', 'gone', 'bare'] as const;
type Standing = (typeof STANDINGS)[number];

/** The state of an item, by the stored data. Null: removed from the list, or earlier today. */
function standingOf({ list, isOff, last }: RecordItem, context: AnswerContext): Standing | null {
  if (isOff) return null;
  if (!last) return 'bare';
  const facts = factsOfRow(list, last);
  const state = stateOf(facts);
  if (isAhead(state, whenOf(facts, context).phase)) return 'coming';
  if (state === 'unlisted') return 'gone';
  return isOffState(state) ? 'off' : null;
}

const countKept = (items: readonly RecordItem[]) => items.filter(({ isOff }) => !isOff).length;

/** The items whose record is stored, as dated rows. */
const datedOf = (items: readonly RecordItem[]) =>
  items.flatMap((item) =>
    item.last && !item.isOff
      ? [{ key: itemKey(item), kind: item.list, row: item.last, ofProceeding: false, person: null }]
      : [],
  );

type ToolsProps = {
  items: readonly RecordItem[];
  /** those of `items` that are upcoming */
  toCome: readonly RecordItem[];
};

/** The cases of `items`, each once, with its next date on the list. Cases with nothing to come are at the end. */
function casesOf({ items, toCome }: ToolsProps, today: string): ListedCase[] {
  const cases = new Map<string, ListedCase>();
  for (const { list, last, isOff: isRemoved } of [...toCome, ...items]) {
    if (!last?.caseNumber || isRemoved) continue;
    const id = last.otherCaseKey ?? caseKey(last.caseNumber, last.caseType);
    if (cases.has(id)) continue;
    const status = statusOf(last);
    const date = {
      kind: list,
      day: shortDate(last.date, today),
      status: status === 'scheduled' ? null : status,
      isOff: isOffState(stateOf(last)),
    };
    cases.set(id, { id, number: last.caseNumber, name: last.title, date });
  }
  return [...cases.values()];
}

/** Exports all upcoming items as one file, and prints them. */
function Tools(props: ToolsProps) {
  const isNative = useAtomValue(deviceAtom)?.isNative ?? false;
  const today = useAtomValue(todayAtom);
  return (
    <>
      <DayExport rows={datedOf(props.items)} isNative={isNative} loadExport={loadExport} />
      <PrintButton>{listMessages('print')}</PrintButton>
      <SubscribeToCasesLater cases={casesOf(props, today)} />
    </>
  );
}

/** Number of upcoming items, and of those that are not held, no longer on the calendar, or without details. */
function countText(standings: readonly (Standing | null)[]): string {
  const counts = STANDINGS.map((each) => ({
    each,
    count: standings.filter((standing) => standing === each).length,
  }));
  return counts
    .filter(({ each, count }) => each === 'coming' || count > 0)
    .map(({ each, count }) => listMessages(`count.${each}`, { count }))
    .join(' · ');
}

/** The reader's starred dates by day: hearings and 341 meetings, or only the 341 meetings. */
export function MyListPage({ list }: { list: CalendarKind }) {
  const { withdrawn } = useAtomValue(freshnessAtom).updated ?? {};
  const hearings = useListed('hearings', withdrawn);
  const meetings = useListed('meetings', withdrawn);
  const items = useMemo<readonly RecordItem[]>(
    () => (list === 'hearings' ? [...hearings, ...meetings] : meetings),
    [list, hearings, meetings],
  );
  const today = useAtomValue(todayAtom);
  const context = useAtomValue(answerContextAtom);
  const clock = useAtomValue(venueClockAtom);
  const { news, sinceOf, more, hasBegun } = useListLook(list);
  const placed = useMemo(
    () => items.map((item) => ({ id: itemKey(item), place: clock.place(item.last) })),
    [items, clock],
  );
  const places = usePlaces(placed, hasBegun);
  const { coming, past } = useMemo(() => listSections(items, places, today), [items, places, today]);
  const ahead = useMemo(() => coming.flatMap(({ rows }) => rows), [coming]);
  const standings = useMemo(() => ahead.map((item) => standingOf(item, context)), [ahead, context]);
  const toCome = useMemo(() => ahead.filter((_, at) => standings[at] === 'coming'), [ahead, standings]);
  const clashes = useMemo(() => {
    // the hearings too on the page of 341 meetings
    const all = [...hearings, ...meetings].filter((item) => standingOf(item, context) === 'coming');
    return sameTimes(datedOf(all), clock.instant);
  }, [hearings, meetings, context, clock]);
  const count = { text: countText(standings), isPlain: toCome.length === countKept(items) };
  const renderRow = (item: RecordItem, place: VirtualItemProps | null) => (
    <SavedRow
      key={itemKey(item)}
      item={item}
      news={news[item.list].get(item.id) ?? NO_NEWS}
      since={sinceOf(item)}
      clashes={clashes.get(itemKey(item))}
      namesClash={list === 'meetings'}
      place={place}
    />
  );
  if (items.length === 0)
    return (
      <ListsFrame list={list}>
        {list === 'hearings' && <FollowedAttorneys />}
        <EmptyList list={list} />
      </ListsFrame>
    );
  return (
    <ListsFrame list={list} count={count} tools={<Tools items={ahead} toCome={toCome} />}>
      {more && <p className={css.said}>{listMessages('more')}</p>}
      {ahead.length === 0 && <p className={css.said}>{listMessages('noneToCome')}</p>}
      <SavedList sections={coming} today={today} renderRow={renderRow} />
      {list === 'hearings' && <FollowedAttorneys />}
      {past.length > 0 && (
        <PastList count={countKept(past.flatMap(({ rows }) => rows))} isOpen={ahead.length === 0}>
          <SavedList sections={past} today={today} renderRow={renderRow} />
        </PastList>
      )}
    </ListsFrame>
  );
}
