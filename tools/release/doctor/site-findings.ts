import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@court/contract';
import { stoppingOn } from '../build/stopping';
import { HOST_FILE, type HostRecord, readHost } from '../site/host-record';
import { RECORD, REGISTRY_FILE, readRegistry } from '../site/registry-file';
import { damaged, filesOf, hostFilesOf, listedFiles } from '../site/released-files';
import { COURTS_FILE, type SiteCourts, siteCourts } from '../site/site-courts';
import { ownRegistry } from '../site/site-identity';
import { openSite, type Site } from '../site/site-record';
import { attempt, type Finding } from './finding';
import { leftovers } from './leftovers';
import { pageFindings } from './page-findings';

/**
 * Problems of the site in the folder `top` on this disk. `ledger`: the folder in which this machine records its writes
 * to sites. Reads only. `registry` and `courts`: those of the site, if they can be read.
 */
export function siteFindings(
  top: string,
  ledger: string | null,
): { findings: Finding[]; site: Site | null; registry: Registry | null; courts: SiteCourts | null } {
  const findings: Finding[] = [];
  const site = attempt(findings, '.site.json', () => openSite({ site: top }));
  if (!site) return { findings, site, registry: null, courts: null };
  if (!existsSync(join(site.folder, HOST_FILE)) && !existsSync(join(site.folder, REGISTRY_FILE))) {
    const remedy = `Release host and areas to it: npm run release -- all --site ${top}`;
    return {
      findings: [{ place: top, what: 'Nothing has been released to it.', remedy }],
      site,
      registry: null,
      courts: null,
    };
  }
  const host = attempt(findings, HOST_FILE, () => readHost(site.folder));
  const own = host && attempt(findings, REGISTRY_FILE, () => ownRegistry(site, host.keys, { ledger }));
  const registry = own ?? attempt([], REGISTRY_FILE, () => readRegistry(site.folder));
  const courts = attempt(findings, COURTS_FILE, () => siteCourts(site));
  findings.push(...leftovers(top));
  if (!host || !registry) return { findings, site, registry, courts };
  findings.push(...releaseFindings(site, host, registry), ...needFindings(site, host, registry));
  findings.push(...pageFindings({ site, host, registry, courts }));
  return { findings, site, registry, courts };
}

const named = (files: readonly string[]) =>
  `${files.slice(0, 3).join(', ')}${files.length > 3 ? ` and ${files.length - 3} more` : ''}`;

/**
 * Releases with missing or changed files. Readers do not get such a current release. Older ones cannot be rolled back
 * to.
 */
function releaseFindings({ top, folder }: Site, host: HostRecord, registry: Registry): Finding[] {
  const findings: Finding[] = [];
  const check = (area: string, version: string, is: 'current' | 'kept', files: string[]) => {
    if (files.length === 0) return;
    const lost = `${files.length} of its files ${files.length === 1 ? 'is' : 'are'} missing or changed: ${named(files)}.`;
    findings.push({
      place: `${area} ${version}`,
      what:
        is === 'current'
          ? `Readers do not get all of it. ${lost}`
          : `It is kept for rollback, which no longer works. ${lost}`,
      remedy: `Restore the files from a backup or from what is deployed${is === 'current' ? `, or go back: npm run site -- rollback ${area} --site ${top}` : ''}.`,
    });
  };
  const { current, previous, earlier } = host;
  for (const each of [current, previous, ...earlier])
    if (each)
      check('host', each.version, each === current ? 'current' : 'kept', [
        ...new Set(damaged(top, [...hostFilesOf(each), ...listedFiles(top, each)])),
      ]);
  for (const [area, entry] of Object.entries(registry.areas)) {
    for (const each of [entry.current, entry.previous])
      if (each)
        check(area, each.version, each === entry.current ? 'current' : 'kept', [
          ...new Set(damaged(top, [...filesOf(each), ...listedFiles(top, each)])),
        ]);
    for (const { version, record } of entry.earlier ?? []) {
      const file = `${area}/${version}/${RECORD}`;
      check(area, version, 'kept', damaged(folder, [{ file, integrity: record }]));
    }
  }
  return findings;
}

/** Current releases of areas that the site's host does not run. */
const needFindings = ({ top }: Site, host: HostRecord, registry: Registry): Finding[] =>
  stoppingOn(registry, host.current)
    .filter(({ is }) => is === 'current')
    .map(({ area, version, why }) => ({
      place: `${area} ${version}`,
      what: `Readers do not get it: the host ${host.current.version} does not run it: ${why}.`,
      remedy: `Release host and areas together: npm run release -- all --site ${top}; or go back: npm run site -- rollback host --site ${top}`,
    }));
