import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { textTable } from '../command-line/text-table.mjs';
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
 * The counts of one release and one result. `failure` is null if the release was shown. `ms` is the sum of the load
 * times. `lastDay` is YYYY-MM-DD in UTC. Stores neither the sender nor the time of day.
 */
export type CountRow = v.InferOutput<typeof row>;
/** All counts since the day `since`. `refused` counts invalid reports, and reports above the rate limit. */
export type ReportCounts = v.InferOutput<typeof schema>;

/** The file does not contain counts. It is not overwritten. */
export class CountsFileError extends Error {
  override name = 'CountsFileError';
}

/** Limits the file size, in case someone sends invented releases. Further releases are counted together, by failure. */
const MAX_ROWS = 1_000;
const OTHERS = { area: 'others', release: '' };

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * Reads the counts in `file`. Returns empty counts if the file does not exist. `now` is epoch ms. Throws
 * CountsFileError.
 */
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

/** Replaces the file atomically. */
export function writeCounts(file: string, counts: ReportCounts): void {
  replaceFile(file, (descriptor) => writeFileSync(descriptor, `${JSON.stringify(counts, null, 1)}\n`));
}

/** Counts a report. `now` is epoch ms. */
export function countReport(counts: ReportCounts, { ms, ...told }: LoadReport, now: number): void {
  const { area, release, failure } = told;
  const row =
    rowOf(counts, { area, release, failure }) ??
    (counts.rows.length < MAX_ROWS
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

/** A table for people, by area. The latest release comes first, then the failures with the highest counts. */
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
