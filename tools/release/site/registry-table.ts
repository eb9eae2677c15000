import type { Release } from '@court/contract';
import { textTable } from '../../../court-data/command-line/text-table.mjs';
import { stoppingOn } from '../build/stopping';
import { knownHost } from './host-record';
import { readRegistry } from './registry-file';
import { siteCourts } from './site-courts';
import { openSite } from './site-record';

/**
 * The release of the host or an area. `since`: ISO 8601, UTC. `previous`: versions to which it can be rolled back, the
 * latest first. `stoppedBy`: why readers do not get it, null if they do.
 */
export type RegistryRow = {
  area: string;
  release: string;
  since: string;
  previous: string[];
  stoppedBy: string | null;
};

type Ran = Pick<Release, 'version' | 'releasedAt'>;
type Known = { current: Ran; previous: Ran | null; earlier?: Pick<Ran, 'version'>[] };

/**
 * The releases on the site in the folder `top`, the host first. Empty if nothing has been released. Throws
 * SiteFormatError.
 */
export function registryRows(top: string): RegistryRow[] {
  const site = openSite({ site: top });
  const host = knownHost(site.folder);
  const registry = readRegistry(site.folder);
  const stopping = host ? stoppingOn(registry, host.current) : [];
  const active = siteCourts(site)?.filter((court) => court.active === 'Y');
  const stoppedBy = (area: string): string | null => {
    if (!host) return 'the site has no host yet';
    const stop = stopping.find((each) => each.area === area && each.is === 'current');
    if (stop) return `host ${host.current.version}: ${stop.why}`;
    const isOffered = active?.some(({ modules }) => modules.some((each) => each === area)) ?? true;
    return isOffered ? null : 'no court of the site offers it';
  };
  const row = (area: string, { current, previous, earlier = [] }: Known, stopped: string | null) => ({
    area,
    release: current.version,
    since: new Date(current.releasedAt).toISOString(),
    previous: [...(previous ? [previous] : []), ...earlier].map(({ version }) => version),
    stoppedBy: stopped,
  });
  const areas = Object.entries(registry.areas).map(([area, known]) => row(area, known, stoppedBy(area)));
  return host ? [row('host', host, null), ...areas] : areas;
}

const HEAD = ['area', 'release', 'since', 'previous', 'stopped by'];

/** The rows as a text table with a header. Times are in UTC. */
export const registryTable = (rows: readonly RegistryRow[]): string[] =>
  textTable([
    HEAD,
    ...rows.map(({ area, release, since, previous, stoppedBy }) => [
      area,
      release,
      `${since.slice(0, 16).replace('T', ' ')} UTC`,
      previous.join(', ') || '–',
      stoppedBy ?? '–',
    ]),
  ]);
