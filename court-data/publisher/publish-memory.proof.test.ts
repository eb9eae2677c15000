import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeCsv } from './testing/test-csv';
import { measureCommand } from './testing/test-memory';
import { testSink } from './testing/test-sink';

const ROWS = 1_000_000;
const HOUR = 3_600_000;

it(
  'publishing a million rows of CSV takes less than 1 GB, and shows progress from the first second',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'memory-'));
    const sink = await testSink();
    try {
      const file = join(folder, 'hearings.csv');
      writeCsv(file, ROWS);
      const { status, stdout, lines, peakMb } = await measureCommand(1_000, file, sink.url);
      const said = lines.slice(-6).map(({ text }) => text);
      expect(status, said.join('\n')).toBe(0);
      expect(stdout).toContain(`Hearings: ${ROWS} added`);
      expect(peakMb).toBeLessThan(1_000);
      const [first] = lines;
      expect(first?.text).toMatch(/^txwb: reading hearings\.csv: [\d,]+ records, about \d+ (s|min) to go$/);
      console.log(
        `a million rows: ${Math.round(peakMb)} MB, first line after ${first?.after} s, last after ${lines.at(-1)?.after} s`,
      );
    } finally {
      rmSync(folder, { recursive: true });
      await sink.close();
    }
  },
  2 * HOUR,
);
