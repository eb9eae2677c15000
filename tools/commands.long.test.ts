import { existsSync, readdirSync, writeFileSync } from 'node:fs';
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
/** Runs a command in the copy until it ends. */
const run = (args: string[], env: Record<string, string> = {}) =>
  startScript(args, { folder: copy.folder, env }).ended;

test('api --check accepts the recorded contract', async () => {
  expect(await run(packageScript('api', '--check'))).toEqual({ code: 0, printed: '' });
  const { code, printed } = await run(packageScript('api', '--wrong'));
  expect([code, printed]).toEqual([2, expect.stringContaining('npm run api')]);
});

describe('commands that build the site and serve it', () => {
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

test('database --help prints the usage', async () => {
  expect(await run(packageScript('database', '--help'))).toMatchObject({
    code: 0,
    printed: expect.stringContaining('npm run database'),
  });
});

test('site -- reports --receive counts the reports of pages, and site -- reports prints the counts', async () => {
  const file = ['--file', inCopy('reports/loads.json')];
  expect(await run(packageScript('site', 'reports', ...file))).toEqual({
    code: 0,
    printed: expect.stringMatching(/^No load was reported since 20\d\d-\d\d-\d\d\.\n$/),
  });
  const receiver = startScript(packageScript('site', 'reports', '--receive', '--port', '0', ...file), copy);
  await vi.waitUntil(
    () => receiver.child.exitCode !== null || receiver.printed().includes('receiving'),
    30_000,
  );
  const address = /at (http:\S+)/.exec(receiver.printed())?.[1] ?? '';
  const report = { area: 'mfe-search', release: '1.0.0', outcome: 'failed', failure: 'crash', ms: 7 };
  expect((await fetch(address, { method: 'POST', body: JSON.stringify(report) })).status).toBe(204);
  receiver.child.kill('SIGTERM');
  expect((await receiver.ended).code).toBe(0);
  const { printed } = await run(packageScript('site', 'reports', ...file));
  expect(printed).toMatch(/^mfe-search +1\.0\.0 +failed: crash +20\S+ +1 +100\.0 % +7$/m);
});

describe('commands that need a database, while dev serves one area', () => {
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
    const inAYear = new Date();
    inAYear.setUTCDate(inAYear.getUTCDate() + 364);
    const date = inAYear.toISOString().slice(0, 10);
    const file = inCopy('hearings.json');
    const map = inCopy('map.json');
    const hearing = aHearing('h1', { date });
    writeFileSync(file, JSON.stringify([hearing]));
    writeFileSync(map, '{}');
    const answers = [
      `judge:${hearing.judge}=${hearing.judge}`,
      `trustee:${hearing.trustees}=${hearing.trustees}`,
      `unusual:${date}=expected`,
    ].flatMap((answer) => ['--set', answer]);
    const given = ['--court', 'txwb', '--hearings', file, '--map', map, ...answers];
    const args = packageScript('publish-court', ...given);
    const { code, printed } = await run(args, { DATABASE_PORT: port });
    expect([code, printed]).toEqual([0, expect.stringContaining('Hearings: 1 added')]);
    expect(await read(`hearingCalendar11/days/${date}`, 'txwb')).not.toBeNull();
  });

  test('sample publishes the next court day', async () => {
    const before = await read('sample11/day', 'kywb');
    const { code, printed } = await run(packageScript('sample', '--court', 'kywb'), {
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

// runs last, because it changes the sources that the other tests use
test('new -- area creates an area', async () => {
  const { code, printed } = await run(packageScript('new', 'area', 'forms'));
  expect([code, printed]).toEqual([0, expect.stringContaining('mfe-forms is made. It answers /forms')]);
  expect(existsSync(inCopy('mfe-forms/remote.json'))).toBe(true);
});
