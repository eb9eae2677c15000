import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { textTable } from '../../scripts/command-line/text-table.mjs';
import { replaceFile } from '../disk/replace-file';
import { FAILURES, type LoadReport } from './load-report';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const row = v.object({
  area: v.string(),
  release: v.string(),
  failure: v.nullable(v.picklist(FAILURES)),
  loads: count,
  ms: count,
  lastDay: v.string(),
});
const schema = v.object({
  format: v.literal(1),
  since: v.string(),
  rows: v.array(row),
  refused: v.object({ unreadable: count, tooMany: count }),
});

/**
 * What was told of one release: how often it was shown (`failure` null) or not, for that reason. `ms`: all their times together;
 * `lastDay`: YYYY-MM-DD in UTC. Nothing of who told it, and no time of day.
 */
export type CountRow = v.InferOutput<typeof row>;
/** All that was told since the day `since`; `refused`: what was no report, and what came faster than is taken. */
export type ReportCounts = v.InferOutput<typeof schema>;

/** A file that holds no counts; it is not written over. */
export class CountsFileError extends Error {
  override name = 'CountsFileError';
}

/** So many rows: whoever makes up releases fills no disk. What goes beyond is counted together, by its failure. */
const MOST_ROWS = 1_000;
const OTHERS = { area: 'others', release: '' };

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The counts in `file`; none yet where it is not there. `now` is epoch ms. Throws CountsFileError. */
export function readCounts(file: string, now: number): ReportCounts {
  if (!existsSync(file))
    return { format: 1, since: dayOf(now), rows: [], refused: { unreadable: 0, tooMany: 0 } };
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new CountsFileError(
      `${file} holds no counts of load reports. Move it away, or name another with --file.`,
      {
        cause,
      },
    );
  }
}

/** Writes them so that half of them is never there. */
export function writeCounts(file: string, counts: ReportCounts): void {
  replaceFile(file, (descriptor) => writeFileSync(descriptor, `${JSON.stringify(counts, null, 1)}\n`));
}

/** Counts a report of now, epoch ms. */
export function countReport(counts: ReportCounts, { ms, ...told }: LoadReport, now: number): void {
  const { area, release, failure } = told;
  const row =
    rowOf(counts, { area, release, failure }) ??
    (counts.rows.length < MOST_ROWS
      ? addRow(counts, { area, release, failure })
      : (rowOf(counts, { ...OTHERS, failure }) ?? addRow(counts, { ...OTHERS, failure })));
  row.loads += 1;
  row.ms += ms;
  row.lastDay = dayOf(now);
}

type Key = Pick<CountRow, 'area' | 'release' | 'failure'>;

const rowOf = ({ rows }: ReportCounts, { area, release, failure }: Key) =>
  rows.find((row) => row.area === area && row.release === release && row.failure === failure);

function addRow({ rows }: ReportCounts, key: Key): CountRow {
  const row = { ...key, loads: 0, ms: 0, lastDay: '' };
  rows.push(row);
  return row;
}

const HEAD = ['area', 'release', 'what became of it', 'last on', 'loads', 'of its loads', 'mean ms'];

/** What was counted as a person reads it: by area, the latest release first, what failed most before the rest. */
export function reportTable({ since, rows, refused }: ReportCounts): string[] {
  const refusals = [
    ...(refused.unreadable > 0 ? [`${refused.unreadable} that were no report`] : []),
    ...(refused.tooMany > 0 ? [`${refused.tooMany} that came too fast`] : []),
  ];
  const end = refusals.length > 0 ? ['', `Not taken: ${refusals.join(', ')}.`] : [];
  if (rows.length === 0) return [`No load was reported since ${since}.`, ...end];
  const loadsOf = ({ area, release }: CountRow) =>
    rows
      .filter((row) => row.area === area && row.release === release)
      .reduce((sum, { loads }) => sum + loads, 0);
  const sorted = [...rows].sort(
    (a, b) =>
      a.area.localeCompare(b.area) ||
      b.release.localeCompare(a.release, 'en', { numeric: true }) ||
      Number(a.failure === null) - Number(b.failure === null) ||
      b.loads - a.loads,
  );
  const cells = sorted.map((row) => [
    row.area,
    row.release || '–',
    row.failure ? `failed: ${row.failure}` : 'shown',
    row.lastDay,
    row.loads.toLocaleString('en-US'),
    `${((row.loads / loadsOf(row)) * 100).toFixed(1)} %`,
    Math.round(row.ms / row.loads).toLocaleString('en-US'),
  ]);
  return [`Loads since ${since}`, '', ...textTable([HEAD, ...cells], 4), ...end];
}
