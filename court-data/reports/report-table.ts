import { textTable } from '../../scripts/command-line/text-table.mjs';
import type { CountRow, ReportCounts } from './report-counts';

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
