import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aHearing } from '../court-data/publisher/testing/a-hearing';
import { packageScript } from './package-script';
import { copyRepository } from './testing/copy-repository';
import { type Running, startScript } from './testing/run-script';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let copy: ReturnType<typeof copyRepository>;
beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => copy.remove());

const inCopy = (file: string) => join(copy.folder, file);
/** Runs to its end, in the copy. */
const run = (args: string[], env: Record<string, string> = {}) =>
  startScript(args, { folder: copy.folder, env }).ended;

describe('commands that run every test list their steps', () => {
  test('check: what every commit passes', async () => {
    const printed = 'format and lint\ntypes\npublic API of the contract\nunit tests\n';
    expect(await run(packageScript('check', '--list'))).toEqual({ code: 0, printed });
  });
  test('test: the long ones and the browser too', async () => {
    const { code, printed } = await run(packageScript('test', '--list'));
    expect([code, printed.split('\n').slice(3, 5)]).toEqual([
      0,
      ['unit tests, the long ones too', 'end to end'],
    ]);
  });
  test('proof: every mutation and every bench', async () => {
    const { code, printed } = await run(packageScript('proof', '--list'));
    expect(code).toBe(0);
    expect(printed.match(/^mutation \d+ is seen/gm)).toHaveLength(10);
    expect(printed.match(/^figures: (\w+)/gm)).toHaveLength(4);
  });
});

test('break breaks a line, shows the test that sees it, and puts the line back', async () => {
  const file = inCopy('shared/kits/records/court/court-time.ts');
  const before = readFileSync(file, 'utf8');
  const { code, printed } = await run(packageScript('break', '2'));
  expect(printed).toContain('Seen: the test went red because the day is taken in the wrong zone.');
  expect([code, readFileSync(file, 'utf8')]).toEqual([0, before]);
});

test('lint finds a file that is out of form, and format puts it into its form', async () => {
  const file = inCopy('scripts/crooked.ts');
  writeFileSync(file, 'export  const crooked="so"');
  expect((await run(packageScript('lint', 'scripts'))).code).toBe(1);
  expect((await run(packageScript('format', 'scripts/crooked.ts'))).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe("export const crooked = 'so';\n");
  expect((await run(packageScript('lint', 'scripts'))).code).toBe(0);
  rmSync(file);
});

test('typecheck passes the sources, and fails for a wrong type', async () => {
  expect(await run(packageScript('typecheck'))).toEqual({ code: 0, printed: '' });
  const file = inCopy('scripts/wrong.ts');
  writeFileSync(file, 'export const wrong: number = "one";\n');
  const { code, printed } = await run(packageScript('typecheck'));
  expect([code, printed]).toEqual([1, expect.stringContaining('scripts/wrong.ts')]);
  rmSync(file);
});

test('test:unit and test:e2e run what they are told to', async () => {
  const unit = await run(
    packageScript('test:unit', 'scripts/checks/runner-counts', '-t', 'skipped and flaky'),
  );
  expect([unit.code, unit.printed]).toEqual([0, expect.stringContaining('1 passed')]);
  const e2e = await run(packageScript('test:e2e', '--list', 'start-command'));
  expect([e2e.code, e2e.printed]).toEqual([0, expect.stringContaining('npm start survives taken ports')]);
});

test('api --check finds the contract as it is written down', async () => {
  expect(await run(packageScript('api', '--check'))).toEqual({ code: 0, printed: '' });
  const { code, printed } = await run(packageScript('api', '--wrong'));
  expect([code, printed]).toEqual([2, expect.stringContaining('npm run api')]);
});

describe('what releases', () => {
  const site = () => ['--site', inCopy('site')];

  test('release:keygen makes a key once', async () => {
    const { code, printed } = await run(packageScript('release:keygen'));
    expect(code).toBe(0);
    expect(printed).toContain('Its public half: ');
    expect(existsSync(inCopy('.keys/release.pem'))).toBe(true);
    expect((await run(packageScript('release:keygen'))).code).toBe(1);
  });

  test('release puts two versions of an area there, rollback goes back, registry tells', async () => {
    expect((await run(packageScript('release', 'host', ...site()))).code).toBe(0);
    for (const version of ['1.0.0', '1.1.0']) {
      const args = packageScript('release', 'mfe-settings', ...site(), '--version', version);
      const { code, printed } = await run(args);
      expect([code, printed]).toEqual([0, `mfe-settings ${version} is released to ${inCopy('site')}\n`]);
    }
    expect((await run(packageScript('rollback', 'mfe-settings', ...site()))).printed).toContain(
      'mfe-settings 1.0.0 is current again',
    );
    expect((await run(packageScript('registry', ...site()))).printed).toMatch(
      /^mfe-settings +1\.0\.0 .* before: 1\.1\.0/m,
    );
    expect(
      (await run(packageScript('rollback', 'mfe-settings', '--to', '1.1.0', ...site()))).printed,
    ).toContain('mfe-settings 1.1.0 is current again');
  });

  test('court shows the site’s courts, says what a file changes, and changes it', async () => {
    expect((await run(packageScript('court', ...site()))).printed).toContain('"code": "txwb"');
    const file = inCopy('court-data/courts/txwb.json');
    const own = readFileSync(file, 'utf8');
    const other = inCopy('other-court.json');
    writeFileSync(other, JSON.stringify({ ...JSON.parse(own), displayName: 'Another court' }));
    const dry = await run(packageScript('court', ...site(), '--set', other, '--dry-run'));
    expect([dry.code, dry.printed]).toEqual([0, expect.stringContaining('+ displayName: "Another court"')]);
    const page = () => readFileSync(inCopy('site/home.html'), 'utf8');
    expect(page()).not.toContain('Another court');
    const set = await run(packageScript('court', ...site(), '--set', other));
    expect([set.code, set.printed]).toEqual([0, expect.stringContaining('are made anew')]);
    expect(page()).toContain('Another court');
    // a release of code leaves it as it is
    const released = await run(packageScript('release', 'host', ...site(), '--version', '9.0.0'));
    expect(released.code).toBe(0);
    expect(page()).toContain('Another court');
    writeFileSync(other, '{"code":"txwb"}');
    const spoilt = await run(packageScript('court', ...site(), '--set', other));
    expect([spoilt.code, spoilt.printed]).toEqual([1, expect.stringContaining('displayName')]);
    expect(page()).toContain('Another court');
  });

  test('keep-releases keeps a site, once', async () => {
    const own = ['--site', inCopy('kept-site')];
    const database = ['--database', 'http://kept-database.invalid:9000'];
    expect((await run(packageScript('release', 'host', ...own, ...database))).code).toBe(0);
    expect((await run(packageScript('release', 'mfe-settings', ...own))).code).toBe(0);
    const args = packageScript('keep-releases', ...own, '--commit', '1a2b3c4');
    const { code, printed } = await run(args);
    expect([code, printed]).toEqual([0, expect.stringContaining('holds the releases of 1a2b3c4')]);
    expect(await run(args)).toMatchObject({
      code: 1,
      printed: expect.stringContaining('nothing new to keep'),
    });
  });
});

describe('what builds and shows what was built', () => {
  const env = { PORT: '18690', DATABASE_PORT: '19690' };
  const inOwn = () => ({ ...env, SITE_DIR: inCopy('built'), DATA_DIR: inCopy('built-data') });

  test('preview without a site says how to make one', async () => {
    const { code, printed } = await run(packageScript('preview'), inOwn());
    expect([code, printed]).toEqual([1, expect.stringContaining('npm run build')]);
  });

  test('build makes the folder of each workspace, and preview serves the site', async () => {
    const built = await run(packageScript('build'), inOwn());
    expect([built.code, built.printed]).toEqual([
      0,
      expect.stringMatching(/Building mfe-search: .*done.* \(\d+\.\d s\)/),
    ]);
    expect(readdirSync(inCopy('mfe-search/dist')).some((file) => file.startsWith('remoteEntry.'))).toBe(true);
    const preview = startScript(packageScript('preview'), { folder: copy.folder, env: inOwn() });
    await vi.waitUntil(() => preview.child.exitCode !== null || preview.printed().includes('Ready:'), 30_000);
    const address = /Ready: (http:\S+)/.exec(preview.printed())?.[1] ?? '';
    expect(await (await fetch(address)).text()).toContain('<!doctype html>');
    expect((await fetch('http://localhost:19690/lastUpdated11.json?ns=txwb')).status).toBe(200);
    preview.child.kill('SIGINT');
    expect((await preview.ended).code).toBe(0);
  });
});

describe('the database', () => {
  test('database --repair says where there is nothing to repair, and --help how it is used', async () => {
    expect(await run(packageScript('database', '--repair', '--data', inCopy('no-data')))).toEqual({
      code: 0,
      printed: `There is no database in ${inCopy('no-data')}.\n`,
    });
    expect(await run(packageScript('database', '--help'))).toMatchObject({
      code: 0,
      printed: expect.stringContaining('npm run database -- --repair'),
    });
  });
});

describe('what needs a database, while dev serves one area', () => {
  let dev: Running;
  let port: string;
  beforeAll(async () => {
    const env = { COURT: 'kywb', PORT: '18680', DATABASE_PORT: '19680', DATA_DIR: inCopy('data') };
    dev = startScript(packageScript('dev', 'mfe-settings'), { folder: copy.folder, env });
    await vi.waitUntil(() => dev.child.exitCode !== null || dev.printed().includes('Ready:'), {
      timeout: 110_000,
    });
    port = /database http:\/\/localhost:(\d+)/.exec(dev.printed())?.[1] ?? '';
  });
  afterAll(() => dev.child.kill('SIGKILL'));
  const read = async (path: string, court: string) =>
    (await fetch(`http://localhost:${port}/${path}.json?ns=${court}`)).json();

  test('dev answers with the area’s page', async () => {
    expect(dev.printed()).toMatch(/Ready: http:\S+ reloads as you edit/);
    const address = /Ready: (http:\S+)/.exec(dev.printed())?.[1] ?? '';
    expect(await (await fetch(address, { headers: { accept: 'text/html' } })).text()).toContain(
      '<!doctype html>',
    );
  });

  test('publish-court publishes an export', async () => {
    const year = new Date().getFullYear() + 1;
    const file = inCopy('hearings.json');
    writeFileSync(file, JSON.stringify([aHearing('h1', { date: `${year}-11-30` })]));
    const args = packageScript('publish-court', '--court', 'txwb', '--hearings', file);
    const { code, printed } = await run(args, { DATABASE_PORT: port });
    expect([code, printed]).toEqual([0, expect.stringContaining('Hearings: 1 added')]);
    expect(await read(`hearingCalendar11/days/${year}-11-30`, 'txwb')).not.toBeNull();
  });

  test('sample:advance plays the next court day', async () => {
    const before = await read('sample11/day', 'kywb');
    const { code, printed } = await run(packageScript('sample:advance', '--court', 'kywb'), {
      DATABASE_PORT: port,
    });
    expect([code, printed]).toEqual([0, expect.stringContaining('kywb stands as on ')]);
    expect((await read('sample11/day', 'kywb')) > before).toBe(true);
  });

  test('Ctrl-C ends dev and its database', async () => {
    dev.child.kill('SIGINT');
    expect((await dev.ended).code).toBe(0);
    await expect(read('', 'txwb')).rejects.toThrow('fetch failed');
  });
});

// the last: it changes the sources that the others run
test('new-area makes an area', async () => {
  const { code, printed } = await run(packageScript('new-area', 'forms'));
  expect([code, printed]).toEqual([0, expect.stringContaining('mfe-forms is made. It answers /forms')]);
  expect(existsSync(inCopy('mfe-forms/remote.json'))).toBe(true);
});
