import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changeCourts, withCourt } from './change-courts';
import { differenceLines, differences } from './court-difference';
import { checkoutCourts, readCourtFile } from './court-file';
import { readHost } from './host-record';
import { siteCourts } from './site-courts';
import { RegistryRefusedError } from './site-identity';
import { openSite, type Target } from './site-record';
import { ROOT } from './workspaces';

const USAGE = `npm run court -- [--site dir]                        shows the courts of a site, and how it is composed
npm run court -- [--site dir] --set file… [--dry-run]  puts a court's file into the site: shows what differs, checks it, and
                                                makes all pages anew from the releases that the site runs
  --court code                          the desktop build's court
  --database http://host:port           another server that holds the courts' data
  --allow-overrides | --no-overrides    whether an address may replace an area by one from a developer's machine
  --adopt-registry                      goes on from the registry that is there, older than the last one or another site's`;

/** Shows or changes the courts of a site; returns the process's exit code. */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string', default: join(ROOT, 'dist/site') },
      set: { type: 'string', multiple: true, default: [] },
      court: { type: 'string' },
      database: { type: 'string' },
      'allow-overrides': { type: 'boolean' },
      'no-overrides': { type: 'boolean' },
      'adopt-registry': { type: 'boolean' },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  if (positionals.length > 0) {
    console.error(USAGE);
    return 2;
  }
  const { site: top, set, court, database, 'dry-run': isDry } = values;
  const overrides = values['no-overrides'] ? false : values['allow-overrides'];
  const target: Target = { site: top, court, database, overrides, adopt: values['adopt-registry'] };
  const site = openSite(target);
  readHost(site.folder);
  const known = siteCourts(site) ?? checkoutCourts();
  const given = set.map((file) => readCourtFile(file));
  if (given.length === 0 && [court, database, overrides].every((asked) => asked === undefined)) {
    console.log(JSON.stringify({ ...site, courts: known }, null, 2));
    return 0;
  }
  for (const after of given) {
    const before = known.find(({ code }) => code === after.code);
    const lines = differences(before, after).flatMap(differenceLines);
    console.log([`${after.code}:`, ...(lines.length > 0 ? lines : ['  nothing differs'])].join('\n'));
  }
  if (isDry) return 0;
  await changeCourts(target, (courts) => given.reduce(withCourt, courts));
  console.log(`All pages of ${top} are made anew.`);
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof RegistryRefusedError ? 3 : 1;
  },
);
