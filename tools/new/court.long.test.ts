import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkSource } from '../../court-data/publisher/checking/check-source';
import { loadCourt } from '../../court-data/publisher/run/load-court';
import { packageScript } from '../package-script';
import { startScript } from '../testing/run-script';

vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-court-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string) => join(folder, name);
const run = (...args: string[]) =>
  startScript(packageScript('new', 'court', ...args, '--out', at('courts'), '--docket', at('docket'))).ended;

/** Runs new -- court with answers from a file. */
function runWith(answers: object, ...args: string[]) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(at('answers.json'), JSON.stringify(answers, null, 2));
  return run('--answers', at('answers.json'), ...args);
}

const LAS_VEGAS = {
  ...{ code: '2', name: 'Las Vegas', address: { street: '300 Las Vegas Blvd. South', zip: '89101' } },
};
const NEVADA = { code: 'nvb', sample: true, offices: [LAS_VEGAS] };

it('new -- court writes a court file and a docket that the publisher accepts, and prints the next step', async () => {
  const { code, printed } = await runWith(NEVADA);
  expect(code, printed).toBe(0);
  expect(printed).toContain('nvb.json is written: 1 office, 5 areas, America/Los_Angeles');
  expect(printed).toMatch(/npm run publish-court -- --court .* --dry-run/);
  expect(await loadCourt(at('courts/nvb.json'))).toMatchObject({ code: 'nvb', sample: true });
  const text = readFileSync(at('docket/hearings.json'), 'utf8');
  const { records, rejects } = await checkSource({ name: 'hearings.json', text }, 'nvb');
  expect([records.length > 100, rejects]).toEqual([true, []]);
});

it('new -- court keeps an existing court file, overwrites it on request, and prints the differences', async () => {
  const other = { ...NEVADA, sample: false, officialSite: 'https://other.example' };
  expect(await runWith(other)).toMatchObject({ code: 3, printed: expect.stringContaining('--replace') });
  expect((await loadCourt(at('courts/nvb.json'))).sample).toBe(true);
  const { code, printed } = await runWith(other, '--replace');
  expect([code, printed]).toEqual([0, expect.stringContaining('+ officialSite: "https://other.example"')]);
  expect(printed).not.toContain('all invented');
});

it('new -- court reports file, line, field and remedy of invalid answers, and writes nothing', async () => {
  const { code, printed } = await runWith({
    code: 'akb',
    timeZones: ['Alaska'],
    offices: [{ name: 'Nome' }],
  });
  expect(code).toBe(1);
  expect(printed).toMatch(
    /answers\.json:4: timeZones\.0: is not a time zone; give one like America\/Chicago/,
  );
  expect(printed).toMatch(/answers\.json:\d+: offices\.0\.address\.street: is missing/);
  expect(await runWith({ ...NEVADA, shortname: 'x' })).toMatchObject({
    code: 1,
    printed: expect.stringContaining('shortname: no field of a court’s file'.replace('’', "'")),
  });
  await expect(loadCourt(at('courts/akb.json'))).rejects.toThrow('cannot be read');
});

it('new -- court exits without a file if the questions get no answers', async () => {
  const running = startScript(packageScript('new', 'court', '--out', at('courts')));
  running.child.stdin?.end('wyb\n\n');
  const { code, printed } = await running.ended;
  expect([code, printed]).toEqual([1, expect.stringContaining('District of Wyoming, 28 U.S.C. § 131.')]);
  expect(printed).toContain('The answers ended before the last question');
});
