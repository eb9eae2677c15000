import { join } from 'node:path';
import { commandLine } from '../../court-data/command-line/command-line.mjs';
import { textTable } from '../../court-data/command-line/text-table.mjs';
import { ROOT } from '../release/build/workspaces';
import { changeCourts, differenceLines, differences, withCourt } from '../release/change-courts';
import { runCommand } from '../release/run-command';
import { checkoutCourts, readCourtFile } from '../release/site/court-file';
import { readHost } from '../release/site/host-record';
import { byName, type SiteCourts, siteCourts } from '../release/site/site-courts';
import { openSite, type Site, type Target } from '../release/site/site-record';
import command from './court.command.json';

/** A site and its courts as text. The court of the desktop build is marked. */
function siteLines(site: Site, courts: SiteCourts): string[] {
  const rows = byName(courts).map((court) => [
    `${court.code}${court.code === site.court ? ' *' : ''}`,
    court.displayName,
    court.modules.map((area) => area.replace('mfe-', '')).join(', '),
    site.database ?? court.client.databaseURL,
    [court.active === 'Y' ? '' : 'not active', court.sample ? 'sample' : ''].filter(Boolean).join(', ') ||
      '–',
  ]);
  return [
    `${site.top}: below ${site.base}, ${courts.length} ${courts.length === 1 ? 'court' : 'courts'}; * is the desktop's`,
    ...textTable([['code', 'court', 'areas', 'database', 'said of it'], ...rows]),
  ];
}

/** The courts without `codes`. Throws if the site has no such court. */
function without(courts: SiteCourts, codes: readonly string[]): SiteCourts {
  for (const asked of codes)
    if (!courts.some(({ code }) => code === asked))
      throw new Error(
        `--remove ${asked}: the site has no such court. It has ${courts.map(({ code }) => code).join(', ')}`,
      );
  return courts.filter(({ code }) => !codes.includes(code));
}

/** Shows or changes the courts of a site. */
async function main(): Promise<void> {
  const { values } = commandLine(command);
  const { site: top = join(ROOT, 'dist/site'), set, remove, court, database, 'dry-run': isDry } = values;
  const overrides = values['no-overrides'] ? false : values['allow-overrides'] || undefined;
  const target: Target = { site: top, court, database, overrides, adopt: values['adopt-registry'] };
  const site = openSite(target);
  readHost(site.folder);
  const known = siteCourts(site) ?? checkoutCourts();
  const given = set.map((file) => readCourtFile(file));
  const worker = values['no-service-worker'] ? 'off' : values['service-worker'] ? 'on' : undefined;
  const asked = [court, database, overrides, worker];
  if (given.length + remove.length === 0 && asked.every((one) => one === undefined)) {
    if (values.json) console.log(JSON.stringify({ ...site, courts: known }, null, 2));
    else for (const line of siteLines(site, known)) console.log(line);
    return;
  }
  without(known, remove);
  for (const after of given) {
    const before = known.find(({ code }) => code === after.code);
    const lines = before
      ? differences(before, after).flatMap(differenceLines)
      : [`  new to the site: ${after.displayName}`];
    console.log([`${after.code}:`, ...(lines.length > 0 ? lines : ['  nothing differs'])].join('\n'));
  }
  for (const code of remove) console.log(`${code}: no longer offered`);
  if (isDry) return;
  await changeCourts(target, (courts) => given.reduce(withCourt, without(courts, remove)), undefined, worker);
  console.log(`All pages of ${top} were rebuilt.`);
}

await runCommand(main);
