import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { aHearing } from './a-hearing';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const file = join(mkdtempSync(join(tmpdir(), 'export-')), 'hearings.jsonl');

function run(...args: string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', MAIN, ...args], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

it('ends with 2 when it is used wrongly', () => {
  expect(run('--court', 'txwb')).toMatchObject({ status: 2, stderr: expect.stringContaining('--hearings') });
});

it('ends with 3 and lists every reject when the data are refused', () => {
  writeFileSync(
    file,
    [aHearing('h1', { time: 'noon' }), aHearing('h2', { date: 'soon' })]
      .map((one) => JSON.stringify(one))
      .join('\n'),
  );
  const { status, stderr } = run('--court', 'txwb', '--hearings', file);
  expect(status).toBe(3);
  expect(stderr).toContain('hearings.jsonl line 1, h1, time: must be a time like 09:30');
  expect(stderr).toContain('hearings.jsonl line 2, h2, date: must be a date like 2026-11-30');
});

it('ends with 1 when no database answers', () => {
  writeFileSync(file, JSON.stringify(aHearing('h1')));
  const { status, stderr } = run('--court', 'txwb', '--hearings', file, '--database', 'http://localhost:1');
  expect(status).toBe(1);
  expect(stderr).toContain('The database at http://localhost:1 does not answer');
});
