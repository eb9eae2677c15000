import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { ownerToken } from '../../court-data/database/access/owner-token';
import { type RunningDatabase, startDatabase } from '../../court-data/database/start-database';
import { takeLease } from '../../court-data/publisher/store/lease';
import { ownerDatabase } from '../../court-data/publisher/store/owner-database';
import { testFirebase } from '../../court-data/publisher/testing/test-firebase';
import { runNpm } from '../kits/pack-kits';
import { packageScript } from '../package-script';
import { startScript } from '../testing/run-script';
import { ONE_HEARING } from './testing/one-hearing';

const VERSIONS = ['20.19.0', '22.23.3', '24.21.0'];
const TOO_OLD = '18.20.8';

const folder = mkdtempSync(join(tmpdir(), 'court-clerk-'));
/** The clerk's folder with the installed package, and the folder of the court's exports. */
const clerk = join(folder, 'court');
const exports = join(folder, 'exports');

let tarball: string;
let database: RunningDatabase;

/** Creates the folder `to` and installs npm packages in it. */
function install(to: string, ...packages: string[]) {
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, 'package.json'), '{"private": true}');
  const { status, stderr } = runNpm(['install', '--no-audit', '--no-fund', ...packages], to);
  expect([status, stderr.replace(/^npm warn.*\n?/gm, '')]).toEqual([0, '']);
}

/** The folder of Node's executable in this version, from the npm package `node`. */
function nodeFolder(version: string): string {
  const to = join(folder, `node-${version}`);
  install(to, `node@${version}`);
  const found = join(to, 'node_modules/node/bin');
  const { stdout } = spawnSync(join(found, 'node'), ['--version'], { encoding: 'utf8' });
  expect(stdout.trim()).toBe(`v${version}`);
  return found;
}

type Started = {
  child: ChildProcess;
  said: { text: string };
  ended: Promise<{ code: number | null; text: string }>;
};

/** Runs a shell command with no other environment than `env`. */
function start(line: string, env: Record<string, string>): Started {
  const child = spawn('/bin/sh', ['-c', line], { cwd: clerk, env });
  const said = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said.text += text));
  const ended = new Promise<{ code: number | null; text: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, text: said.text }));
  });
  return { child, said, ended };
}

beforeAll(async () => {
  database = await startDatabase({ port: 0 });
  const packs = join(folder, 'packs');
  const packed = await startScript(packageScript('pack', 'publisher', packs)).ended;
  expect([packed.code, packed.printed]).toEqual([0, expect.stringContaining('court-publish')]);
  tarball = join(packs, readdirSync(packs).find((file) => file.endsWith('.tgz')) ?? '');
  // works without a network
  install(clerk, '--offline', tarball);
  mkdirSync(exports);
  writeFileSync(join(exports, 'hearings.csv'), ONE_HEARING);
  cpSync('court-data/courts/txwb.json', join(clerk, 'court.json'));
  writeFileSync(join(clerk, 'map.json'), '{}');
}, 120_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test('the package is one file without dependencies', () => {
  const { dependencies, bin } = JSON.parse(
    readFileSync(join(clerk, 'node_modules/@court/publisher/package.json'), 'utf8'),
  );
  expect([dependencies, Object.keys(bin)]).toEqual([undefined, ['court-publish']]);
  const installed = readdirSync(join(clerk, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(installed).toEqual(['@court']);
});

test('its Dockerfile copies the package file beside it', () => {
  const text = readFileSync(join(folder, 'packs/Dockerfile'), 'utf8');
  expect(text).toContain('COPY court-publisher-*.tgz ');
  expect(text).toContain('ENTRYPOINT ["court-publish"]');
});

describe.each(VERSIONS)('with Node %s', (version) => {
  let env: Record<string, string>;
  const databaseOf = (name: string) => `${database.url}?ns=${name}`;
  const run = (args: string, more: Record<string, string> = {}) =>
    start(`node_modules/.bin/court-publish ${args}`, { ...env, ...more }).ended;
  beforeAll(() => {
    env = {
      PATH: [nodeFolder(version), '/usr/bin', '/bin'].join(delimiter),
      DATABASE_OWNER_TOKEN: ownerToken(),
    };
  }, 240_000);

  test('court-publish prints its help under its own name', async () => {
    const { code, text } = await run('--help');
    expect([code, text]).toEqual([0, expect.stringMatching(/^court-publish --court/)]);
    expect(text).not.toContain('npm run');
  });

  test('it publishes a court’s CSV, and finds no change the next time', async () => {
    const name = `v${version.replaceAll('.', '')}`;
    const args = `--court court.json --hearings ${exports}/hearings.csv --database '${databaseOf(name)}'`;
    expect(await run(args)).toMatchObject({ code: 0, text: expect.stringContaining('Hearings: 1 added') });
    const entry = await ownerDatabase(databaseOf(name)).get('hearingCalendarEntries11');
    expect(JSON.stringify(entry)).toContain('Rosa M. Peña');
    expect(await run(args)).toMatchObject({ code: 0, text: expect.stringContaining('Nothing changed') });
    const feeds = join(folder, `feeds-${version}`);
    expect(await run(`${args} --feeds ${feeds}`)).toMatchObject({ code: 0 });
    const written = readdirSync(feeds, { recursive: true, encoding: 'utf8' });
    expect(written.filter((file) => file.endsWith('.ics')).length).toBeGreaterThan(0);
  }, 60_000);

  test('it explains an export, and names itself in the suggested command', async () => {
    writeFileSync(
      join(clerk, 'own.csv'),
      'Hrg Date;Time;Case No.;Debtor\n11/30/2026;9:30 AM;26-50001;Rosa Peña\n',
    );
    const { code, text } = await run(
      `--explain own.csv --write-map map-${version}.json --set default:status=scheduled`,
    );
    expect([code, text]).toEqual([
      0,
      expect.stringContaining('Mon, Nov 30, 2026, 9:30 AM  26-50001  Rosa Peña'),
    ]);
    expect(text).toMatch(
      /\n {2}court-publish --court .* --hearings own\.csv --map map-[\d.]+json --dry-run\n$/,
    );
  });

  test('it ends with 1, 2, 3 and 4 like npm run publish-court', async () => {
    const given = `--court txwb --hearings ${exports}/hearings.csv --database`;
    expect(await run(`${given} http://localhost:1`)).toMatchObject({ code: 1 });
    const wrong = await run('--hearings x.csv');
    expect([wrong.code, wrong.text]).toEqual([
      2,
      expect.stringContaining('"court-publish --help" explains it'),
    ]);
    const unknown = await run('--court nope --hearings x.csv');
    expect([unknown.code, unknown.text]).toEqual([2, expect.stringContaining('kywb, txwb, wawb')]);
    writeFileSync(join(clerk, 'bad.csv'), ONE_HEARING.replace('09:30', 'noonish'));
    expect(await run(`--court txwb --hearings bad.csv --database '${databaseOf('bad')}'`)).toMatchObject({
      code: 3,
      text: expect.stringContaining('bad.csv line 2, 4711, time: is no time of day'),
    });
    const other = await takeLease(ownerDatabase(databaseOf('busy')), Date.now);
    expect(await run(`${given} '${databaseOf('busy')}'`)).toMatchObject({ code: 4 });
    await other.release();
  }, 60_000);

  test('its heap has at most 1,000 MB', async () => {
    const report = "import v8 from 'node:v8'; console.log('heap ' + v8.getHeapStatistics().heap_size_limit);";
    const options = `--import=data:text/javascript,${encodeURIComponent(report)}`;
    const { text } = await run('--help', { NODE_OPTIONS: options });
    // the figure includes the young generation: up to 192 MB with Node 24
    const megabytes = Number(/^heap (\d+)/.exec(text)?.[1]) / 2 ** 20;
    expect(megabytes).toBeGreaterThan(990);
    expect(megabytes).toBeLessThan(1_250);
  });
});

test('an older Node gets a message with the required version', { timeout: 120_000 }, async () => {
  const path = nodeFolder(TOO_OLD);
  const { code, text } = await start('node_modules/.bin/court-publish --help', {
    PATH: [path, '/usr/bin', '/bin'].join(delimiter),
  }).ended;
  expect([code, text]).toEqual([
    2,
    `court-publish needs Node 20.19 or newer; this is v${TOO_OLD}. Install a newer Node and try again.\n`,
  ]);
});

describe('the recipes of docs/publish/by-itself.md', () => {
  const recipes = readFileSync('docs/publish/by-itself.md', 'utf8');
  const node = join(process.execPath, '..');
  /** A recipe with this test's folders in place of the clerk's. */
  const recipe = (language: string, name: string) =>
    (new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'm').exec(recipes)?.[1] ?? '')
      .replaceAll('/opt/court', clerk)
      .replaceAll('/srv/exports', exports)
      .replaceAll('/var/log', folder)
      .replaceAll('/usr/local/bin', node)
      .replaceAll('https://…', `${database.url}?ns=${name}`);
  const count = async (name: string) =>
    Object.keys((await ownerDatabase(`${database.url}?ns=${name}`).get('hearingCalendarEntries11')) ?? {})
      .length;

  test('cron’s line publishes with a service account', { timeout: 60_000 }, async () => {
    const firebase = await testFirebase(database.url, () => null);
    onTestFinished(() => firebase.close());
    const [path = '', line = ''] = recipe('crontab', 'cron')
      .replace(database.url, firebase.local)
      .replace('/srv/keys/key.json', firebase.keyFile)
      .split('\n');
    expect(line).toMatch(/^\*\/10 \* \* \* \* /);
    const command = line.replace(/^(\S+ ){5}/, '').replace(/(--database )(\S+)/, "$1'$2'");
    const { code, text } = await start(command, { PATH: path.replace('PATH=', '') }).ended;
    expect([code, text]).toEqual([0, '']);
    expect(readFileSync(join(folder, 'court-calendar.log'), 'utf8')).toContain('Hearings: 1 added');
    expect([await count('cron'), firebase.seen.tokens]).toEqual([1, 1]);
  });

  test('systemd’s command watches, publishes, and ends with 0 on SIGTERM', { timeout: 60_000 }, async () => {
    const unit = recipe('ini', 'systemd');
    const env = Object.fromEntries(
      [...unit.matchAll(/^Environment=([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
    const command = (/^ExecStart=(.*)$/m.exec(unit)?.[1] ?? '').replace(/(--database )(\S+)/, "$1'$2'");
    const { child, said, ended } = start(`exec ${command}`, { ...env, DATABASE_OWNER_TOKEN: ownerToken() });
    await expect.poll(() => said.text, { timeout: 40_000 }).toContain('Hearings: 1 added');
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, text: expect.stringContaining('Ending') });
    expect(await count('systemd')).toBe(1);
  });

  test('systemd-analyze finds no fault in the unit, if it is installed', () => {
    const file = join(folder, 'court-calendar.service');
    writeFileSync(file, recipe('ini', 'systemd'));
    const { status, stderr, error } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
    if (error) {
      console.log('systemd-analyze is not on this machine: the unit file was not verified');
      expect(readFileSync(file, 'utf8')).toMatch(/^\[Unit\]\n[\s\S]*^\[Service\]\n[\s\S]*^\[Install\]\n/m);
      return;
    }
    const own = stderr.split('\n').filter((line) => line.includes('court-calendar'));
    expect([status, own]).toEqual([0, []]);
  });
});
