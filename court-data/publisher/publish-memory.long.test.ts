import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCsv } from './testing/test-csv';
import { type Measured, measureCommand } from './testing/test-memory';
import { testSink } from './testing/test-sink';

const ROWS = 20_000;
/** Heap limit of `publish-court` in package.json, in MB. It is sufficient for a million rows. */
const HEAP = 1_000;
/** Heap in MB that is too small for all records at once, but sufficient for a batch. */
const SMALL_HEAP = 64;

const folder = mkdtempSync(join(tmpdir(), 'memory-'));
const file = join(folder, 'hearings.csv');
let sink: Awaited<ReturnType<typeof testSink>>;
beforeAll(async () => {
  writeCsv(file, ROWS);
  sink = await testSink();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await sink.close();
});

describe(`publishing ${ROWS} rows of CSV`, () => {
  let measured: Measured;
  it('takes less than 300 MB, independent of its parent process, and reads and writes everything', async () => {
    const held = Buffer.alloc(400_000_000, 1);
    measured = await measureCommand(HEAP, file, sink.url);
    expect(measured.status).toBe(0);
    expect(measured.stdout).toContain(`Hearings: ${ROWS} added`);
    expect(sink.seen.paths).toBeGreaterThan(10 * ROWS);
    expect(measured.peakMb).toBeLessThan(300);
    expect(measured.peakMb).toBeLessThan(held.length / 1_000_000);
  }, 180_000);

  it('prints step, count and remaining time', () => {
    const [first] = measured.lines;
    expect(first?.text).toMatch(/^txwb: reading hearings\.csv: [\d,]+ records, about \d+ (s|min) to go$/);
    const texts = measured.lines.map(({ text }) => text).join('\n');
    expect(texts).toMatch(/^txwb: writing: [\d,]+ of [\d,]+ updates, about \d+ (s|min) to go$/m);
  });

  it('works in a heap for the objects of one batch', async () => {
    expect(await measureCommand(SMALL_HEAP, file, sink.url)).toMatchObject({ status: 0 });
  }, 180_000);
});

it('the command has the heap limit that is measured here', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(scripts['publish-court']).toContain(`--max-old-space-size=${HEAP} `);
});
