import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { checkSource } from '../checking/check-source';
import { openExports } from '../open-exports';
import { commandMap, readMapJson } from '../reading/field-map/load-field-map';
import { explain, explainExport } from './explain-export';
import { FOREIGN_EXPORTS } from './testing/foreign-exports';

const folder = mkdtempSync(join(tmpdir(), 'explain-'));
let files = 0;
function write(text: string): string {
  files += 1;
  writeFileSync(join(folder, `export-${files}.csv`), text);
  return join(folder, `export-${files}.csv`);
}
/** Noon in San Antonio on Monday, 2026-11-23. */
const now = Date.parse('2026-11-23T18:00:00Z');
const explainText = (text: string, ...set: string[]) => explain(write(text), { map: null, set, now });

const SETS: Readonly<Record<string, string[]>> = {
  report: [],
  table: ['default:status=scheduled'],
  values: ['column:Person=judge', 'column:Remark 2=status'],
  meetings: ['default:status=scheduled', 'default:appear.mode=video'],
  json: [],
};

describe('the map that --explain proposes', () => {
  it.each(['report', 'table', 'values', 'meetings', 'json'] as const)(
    'reads %s in a publication as in its explanation',
    async (name) => {
      const found = await explainText(FOREIGN_EXPORTS[name], ...(SETS[name] ?? []));
      const map = join(folder, `${name}-map.json`);
      writeFileSync(map, JSON.stringify(found.map));
      const { hearings } = await openExports({ hearings: found.file }, { map: await commandMap(map) });
      if (!hearings) throw new Error('no export was opened');
      const { records, rejects } = await checkSource(hearings, 'txwb');
      const plain = [...records].map(({ judge: _judge, ...record }) => record);
      expect([plain, rejects]).toEqual([found.shown.map(({ judge: _judge, ...record }) => record), []]);
    },
  );

  it('is written into a new file, and --set adds the answers to it', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.setSystemTime(now);
    try {
      const file = write(FOREIGN_EXPORTS.words);
      const target = join(folder, 'map.json');
      const command = { json: true, set: [], 'write-map': target };
      expect(await explainExport(file, command)).toBe(3);
      expect(JSON.parse(String(said.mock.calls[0]?.[0]))).toMatchObject({ outcome: 'explained', records: 3 });
      await expect(explainExport(file, command)).rejects.toThrow(/is there already\. Name a new file/);
      await expect(explainExport(file, { json: true, set: [], report: file })).rejects.toThrow(/already/);
      await expect(explainExport(file, { json: true, set: [], report: target })).rejects.toThrow(/already/);
      const set = ['continuedWithoutDay=true'];
      const report = join(folder, 'report.html');
      expect(await explainExport(file, { json: false, map: target, set, report })).toBe(0);
      expect(await readMapJson(target)).toMatchObject({ continuedWithoutDay: true });
      expect(String(said.mock.calls[1]?.[0])).toMatch(
        /3 of 3 hearings as they would be read[\s\S]*--dry-run$/,
      );
      expect(readFileSync(report, 'utf8')).toContain('No question is open');
    } finally {
      said.mockRestore();
      vi.useRealTimers();
    }
  });

  it('accepts no answer without a map to store it', async () => {
    const file = write(FOREIGN_EXPORTS.words);
    await expect(explainExport(file, { json: true, set: ['continuedWithoutDay=true'] })).rejects.toThrow(
      /--set needs the map/,
    );
  });
});
