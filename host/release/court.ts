import { join } from 'node:path';
import { commandLine } from '../../scripts/command-line/command-line.mjs';
import { ROOT } from './build/workspaces';
import { changeCourts, differenceLines, differences, withCourt } from './change-courts';
import command from './court.command.json';
import { checkoutCourts, readCourtFile } from './site/court-file';
import { readHost } from './site/host-record';
import { siteCourts } from './site/site-courts';
import { RegistryRefusedError } from './site/site-identity';
import { openSite, type Target } from './site/site-record';

/** Shows or changes the courts of a site; returns the process's exit code. */
async function main(): Promise<number> {
  const { values } = commandLine(command);
  const { site: top = join(ROOT, 'dist/site'), set, court, database, 'dry-run': isDry } = values;
  const overrides = values['no-overrides'] ? false : values['allow-overrides'] || undefined;
  const target: Target = { site: top, court, database, overrides, adopt: values['adopt-registry'] };
  const site = openSite(target);
  readHost(site.folder);
  const known = siteCourts(site) ?? checkoutCourts();
  const given = set.map((file) => readCourtFile(file));
  const worker = values['no-service-worker'] ? 'off' : values['service-worker'] ? 'on' : undefined;
  if (given.length === 0 && [court, database, overrides, worker].every((asked) => asked === undefined)) {
    console.log(JSON.stringify({ ...site, courts: known }, null, 2));
    return 0;
  }
  for (const after of given) {
    const before = known.find(({ code }) => code === after.code);
    const lines = before
      ? differences(before, after).flatMap(differenceLines)
      : [`  new to the site: ${after.displayName}`];
    console.log([`${after.code}:`, ...(lines.length > 0 ? lines : ['  nothing differs'])].join('\n'));
  }
  if (isDry) return 0;
  await changeCourts(target, (courts) => given.reduce(withCourt, courts), undefined, worker);
  console.log(`All pages of ${top} are made anew.`);
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof RegistryRefusedError ? 3 : 1;
  },
);
