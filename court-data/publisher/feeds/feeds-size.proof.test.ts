import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { feedSource, SOURCE_TODAY } from './testing/feed-source';

const WRITER = fileURLToPath(new URL('./testing/feed-writer.ts', import.meta.url));
const HEARINGS = 100_000;
const NOON = Date.parse(`${SOURCE_TODAY}T18:00:00Z`);
/** The heap limit of the command in package.json; see publish-memory.long.test.ts. */
const HEAP = '--max-old-space-size=1000';
const run = promisify(execFile);

/** `processorMs` is CPU time, which does not depend on the machine's other load. */
type Took = { written: number; records: number; ms: number; processorMs: number; peakMb: number };

it('a court of 100,000 hearings writes all feeds in under 500 MB, and ten changes for a twentieth of the cost', async () => {
  const top = mkdtempSync(join(tmpdir(), 'feeds-'));
  const source = await feedSource(HEARINGS);
  const write = async (at: number): Promise<Took> => {
    const args = [HEAP, '--import', 'tsx', WRITER, source.url, top, String(at)];
    return JSON.parse((await run(process.execPath, args)).stdout) as Took;
  };
  const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
  const said = ({ written, ms, processorMs, peakMb }: Took) =>
    `${written} feeds in ${seconds(ms)}, ${seconds(processorMs)} of the processor, with ${Math.round(peakMb)} MB`;
  try {
    const first = await write(NOON);
    source.change(10);
    source.seen.reads = 0;
    const changed = await write(NOON + 60_000);
    const { reads } = source.seen;
    const unchanged = await write(NOON + 120_000);
    console.log(`first ${said(first)}; ten changes ${said(changed)}; none ${said(unchanged)}`);
    expect(first).toMatchObject({ records: HEARINGS });
    // creates every event, as a run does after an office has changed
    expect(first.peakMb).toBeLessThan(500);
    expect(changed.written).toBeGreaterThanOrEqual(12);
    // a thirtieth when measured; a bound in seconds would depend on the machine and its load
    expect(changed.processorMs).toBeLessThan(first.processorMs / 20);
    expect(changed.peakMb).toBeLessThan(500);
    // six reads for common data and the lists of changes, and for each change a day's sums and a record
    expect(reads).toBeLessThanOrEqual(30);
    expect(unchanged.written).toBe(0);
  } finally {
    await source.close();
    rmSync(top, { recursive: true });
  }
}, 1_800_000);
