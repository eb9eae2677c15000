import { judgesAtom, officesAtom, trusteesAtom } from '@court/contract';
import { compareNames, type DocketRow, isOn, shortDate, shortJudgeName, type Tally } from '@court/domain';
import { Dotted } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { presiderWords } from '../day/block-text';
import { CountView } from '../day/day-view';
import { type DocketBlock, docketBlocks, tallyText, type VenueZone } from '../day/docket-blocks';
import { holidayName } from '../empty/closed-day';
import { rowMessages } from '../messages/row-messages';
import type { ChangedRow } from './cell-changes';
import { roomWords, type SharedFacts, WeekBlocks } from './week-block';
import { sharedPlace, type WeekLine, weekLines } from './week-lines';
import * as css from './week-parts.module.css';

/** A day of the week, its listed rows and their tally. Null until they have loaded. */
export type WeekColumn = {
  date: string;
  rows: readonly DocketRow[] | null;
  tally: Tally | null;
  /** rows that changed since the page was opened or since the last visit */
  changed: readonly ChangedRow[];
};

export type WeekProps = {
  columns: readonly WeekColumn[];
  zonesOn: (date: string) => ReadonlyMap<string, VenueZone> | null;
  today: string;
  /** link to the docket of a day; `presiderId` filters it by a judge or trustee */
  hrefOf: (date: string, presiderId?: string | null) => string;
};

type Cell = { date: string; blocks: readonly DocketBlock[] };
type Line = { presiderId: string | null; cells: readonly Cell[] };

/**
 * One line for each judge or trustee of the week, with the blocks of each day. Lines are sorted by last name. Hearings
 * that will not be held are in no block.
 */
function linesOf(
  { columns, zonesOn }: Pick<WeekProps, 'columns' | 'zonesOn'>,
  presiderField: 'judgeId' | 'trusteeId',
  nameOf: (id: string) => string,
): Line[] {
  const days = columns.map(({ date, rows }) => ({
    date,
    blocks: docketBlocks(rows?.filter(isOn) ?? [], zonesOn(date), presiderField),
  }));
  const ids = new Set([
    ...days.flatMap(({ blocks }) => blocks.map(({ presiderId }) => presiderId)),
    // includes judges whose last hearing left the week, so that their line shows the change
    ...columns.flatMap(({ changed }) => changed.map(({ row }) => row[presiderField])),
  ]);
  const named = [...ids].map((id) => ({ presiderId: id, name: id === null ? '' : nameOf(id) }));
  const ordered = named.sort(
    (a, b) => Number(a.presiderId === null) - Number(b.presiderId === null) || compareNames(a.name, b.name),
  );
  return ordered.map(({ presiderId }) => ({
    presiderId,
    cells: days.map(({ date, blocks }) => ({
      date,
      blocks: blocks.filter((block) => block.presiderId === presiderId),
    })),
  }));
}

/** Distinct office ids of the hearings of blocks; '' for an unknown office. */
const officesOf = (blocks: readonly DocketBlock[]) => [
  ...new Set(blocks.flatMap(({ rows }) => rows.map(({ officeId }) => officeId ?? ''))),
];

/** Names, facts, headings and blocks that the table and the lists of a week show. */
export function useWeekParts(props: WeekProps) {
  const { columns, today, hrefOf, zonesOn } = props;
  const { presiderField } = useDocketConfig();
  const viewMessages = useViewMessages();
  const { byId: people } = useAtomValue(presiderField === 'judgeId' ? judgesAtom : trusteesAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const lines = useMemo(
    () => linesOf({ columns, zonesOn }, presiderField, (id) => shortJudgeName(id, people) ?? id),
    [columns, zonesOn, presiderField, people],
  );
  /** Facts of all hearings, and of all in an office. A fact that differs between them is in each line instead. */
  const sharedFacts = (blocks: readonly DocketBlock[]): SharedFacts => {
    const ids = officesOf(blocks);
    const [zone, otherZone] = new Set(blocks.map((block) => block.zone?.label));
    const office = ids.length === 1 ? (offices[ids[0] ?? '']?.name ?? null) : null;
    const rows = blocks.flatMap((block) => block.rows);
    // the lines name the rooms of several offices, and those of a trustee, who holds most meetings by video
    const room = office && presiderField === 'judgeId' ? roomWords(sharedPlace(rows), office) : null;
    // a trustee's times in several offices have a heading each, with its zone
    const isOneZone = otherZone === undefined && (ids.length === 1 || presiderField === 'judgeId');
    return { office, zone: isOneZone ? zone : undefined, room };
  };
  /** 'El Paso · Courtroom 1 · MST', 'San Antonio · Midland · CST'. */
  const factWords = ({ office, zone, room }: SharedFacts, blocks: readonly DocketBlock[]) => {
    const named = presiderField === 'judgeId' || office ? officesOf(blocks) : [];
    return <Dotted parts={[...named.map((id) => offices[id]?.name), room, zone]} />;
  };
  const dayWords = (tally: Tally | null) => {
    if (tally === null) return '';
    const { held, off, gone } = tally;
    return held + off + gone === 0 ? viewMessages('week.none') : tallyText(tally, viewMessages);
  };
  const heading = ({ date, tally }: WeekColumn) => {
    const holiday = tally?.held === 0 ? holidayName(date) : null;
    return (
      <>
        <a className={css.date} href={BASE + hrefOf(date)} aria-current={date === today ? 'date' : undefined}>
          {shortDate(date, date)}
        </a>{' '}
        <span className={css.total} data-holiday={holiday !== null || undefined}>
          {date === today && <span>{`${rowMessages('day.today')} · `}</span>}
          {holiday ? <span>{holiday}</span> : <CountView count={dayWords(tally)} />}
        </span>
      </>
    );
  };
  const changedOf = (date: string, presiderId: string | null) =>
    (columns.find((column) => column.date === date)?.changed ?? []).filter(
      ({ row }) => row[presiderField] === presiderId,
    );
  const changedIn = (date: string, presiderId: string | null, { rows }: WeekLine) =>
    changedOf(date, presiderId).some(({ row }) => rows.includes(row));
  /** `href`: link of each line; absent if the lines are in a link already */
  const blockLines = (
    { date, blocks }: Cell,
    presiderId: string | null,
    shared: SharedFacts,
    href?: string,
  ) => (
    <WeekBlocks
      href={href}
      date={date}
      lines={weekLines(blocks, presiderField)}
      shared={shared}
      isChanged={(line) => changedIn(date, presiderId, line)}
    />
  );
  const presider = (id: string | null) =>
    presiderWords(id, people, presiderField) ?? viewMessages('week.noPresider');
  return { lines, presider, sharedFacts, factWords, heading, blockLines, changedOf };
}

/** Props of the table and of the lists of a week. */
export type PartsProps = WeekProps & { parts: ReturnType<typeof useWeekParts> };
