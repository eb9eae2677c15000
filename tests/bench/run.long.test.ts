import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { packageScript } from '../../tools/package-script';
import { startScript } from '../../tools/testing/run-script';
import type { Figure } from './common/bench-report';

const folder = mkdtempSync(join(tmpdir(), 'court-bench-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The last figures of each bench. load-bench.spec.ts runs the load bench, with the tests' site. */
const CASES: [bench: string, metrics: string[]][] = [
  ['data', ['publish first run', 'read changes since yesterday']],
  ['database', ['all connected and shown', 'a change, to the last page']],
  ['docket', ['bytes', 'dayChange', 'longestTaskScrolling']],
  ['lighthouse', ['performance', 'blocking', 'task']],
  ['search', ['a name, keystroke p95', 'found, case number', 'a whole query, p95']],
];

test.each(CASES)(
  'the bench %s measures all reported figures',
  { timeout: 240_000 },
  async (name, metrics) => {
    const file = join(folder, `${name}.json`);
    const { code, printed } = await startScript(packageScript('bench', name, '--smallest', '--report', file))
      .ended;
    expect([code, printed]).toEqual([0, expect.stringContaining('Every part of it ran.')]);
    const figures = JSON.parse(readFileSync(file, 'utf8')) as Figure[];
    for (const { bench, value } of figures) expect([bench, Number.isFinite(value)]).toEqual([name, true]);
    expect(figures.map(({ metric }) => metric)).toEqual(expect.arrayContaining(metrics));
  },
);

test.each([
  [[], '<bench> is missing.'],
  [['speed'], 'There is no bench speed.'],
  [['docket', 'many'], 'The bench docket takes numbers of hearings: a whole number from 10 on.'],
  [['load', '1', '2'], 'The bench load takes no more than 1.'],
  [['data', '500', '--smallest'], '--smallest takes no numbers.'],
  [['data', '--fast'], '--fast is not an option of this command.'],
])('the bench refuses %j and prints its usage', async (args, sentence) => {
  const { code, printed } = await startScript(packageScript('bench', ...args)).ended;
  expect([code, printed]).toEqual([2, expect.stringContaining(sentence)]);
  expect(printed).toContain(
    'npm run bench -- <data | database | docket | lighthouse | load | search> [numbers …]',
  );
});
