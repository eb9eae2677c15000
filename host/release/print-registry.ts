import type { Release } from '@court/contract';
import { knownHost } from './host-record';
import { readRegistry } from './registry-file';
import { openSite } from './site-record';

type Ran = Pick<Release, 'version' | 'releasedAt'>;

/** Who runs what since when, a line for the host and for each area: what runs, and what it would go back to. */
export function registryLines(top: string): string[] {
  const site = openSite({ site: top });
  const host = knownHost(site.folder);
  const { areas } = readRegistry(site.folder);
  const all: [string, { current: Ran; previous: Ran | null; earlier?: Pick<Ran, 'version'>[] }][] =
    Object.entries(areas);
  if (host) all.unshift(['host', host]);
  if (all.length === 0) return [`Nothing has been released to ${top}.`];
  const rows = all.map(([area, { current, previous, earlier = [] }]) => [
    area,
    current.version,
    `since ${new Date(current.releasedAt).toISOString()}`,
    previous
      ? `before: ${[previous, ...earlier].map(({ version }) => version).join(', ')}`
      : 'before: nothing',
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
