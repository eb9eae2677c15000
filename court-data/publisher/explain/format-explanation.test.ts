import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explain } from './explain-export';
import { explanationHtml } from './explanation-html';
import { formatExplanation } from './format-explanation';
import { FOREIGN_EXPORTS } from './testing/foreign-exports';

const file = join(mkdtempSync(join(tmpdir(), 'explain-')), 'export.csv');
/** Noon in San Antonio on Monday, 2026-11-23. */
const now = Date.parse('2026-11-23T18:00:00Z');
function explainText(text: string) {
  writeFileSync(file, text);
  return explain(file, { map: null, now });
}

describe('an explanation', () => {
  it('shows each heading, five hearings, and the next command', async () => {
    const found = await explainText(FOREIGN_EXPORTS.report.replace('Courtroom,', 'Court\u001b[31mroom,'));
    const text = formatExplanation(found, { map: 'map.json', mostRows: 20_000, court: 'txwb' });
    expect(text).toContain('4 rows, read as hearings (cells separated by commas, headings on line 4)');
    expect(text).toContain('Mon, Nov 30, 2026, 9:30 AM  26-50001-hto  Peña, Rosa M.');
    expect(text).toContain('3 × Set → scheduled');
    expect(text).toMatch(
      /Not in the file\n {2}office, courtroom, attorneys\. The hearings are published without them\./,
    );
    expect(text).toMatch(/--court txwb --hearings .* --map map\.json --dry-run$/);
    expect(text).not.toContain('\u001b[31m');
  });

  it('names the map file only after it was written', async () => {
    const found = await explainText(FOREIGN_EXPORTS.report);
    const next = formatExplanation(found, { map: undefined, mostRows: 20_000, court: 'txwb' });
    expect(next).toMatch(/--explain \S+export\.csv --court txwb --write-map map\.json$/);
  });

  it('numbers its questions, each with its answer line, on a terminal and on a page', async () => {
    const found = await explainText(FOREIGN_EXPORTS.ambiguous);
    const shown = { map: undefined, mostRows: 20_000, court: null };
    const text = formatExplanation(found, shown);
    expect(text).toMatch(/2\. Which day is 01\/02\/2027 \(line 2\)\?[^\n]*\n {7}--set dates=mdy/);
    const page = explanationHtml(found, shown);
    expect(page).toContain('<code>--set dates=mdy</code>');
    expect(page).not.toMatch(/<script|\son\w+=/);
  });

  it('prints commands quoted for the shell, and the court as given', async () => {
    const found = { ...(await explainText(FOREIGN_EXPORTS.report)), file: '/tmp/my list.csv' };
    const shown = { map: 'my map.json', mostRows: 20_000, court: '/tmp/a court.json' };
    expect(formatExplanation(found, shown)).toMatch(
      /--court "\/tmp\/a court\.json" --hearings "\/tmp\/my list\.csv" --map "my map\.json" --dry-run$/,
    );
  });

  it('names the option that publishes an unusual value once', async () => {
    const found = await explainText(
      'Case No,Debtor,Date,Time,Status\n26-50001,Rosa Lund,11/30/2026,12:00 AM,Set\n',
    );
    expect(found.questions.map(({ text }) => text)).toEqual([
      'Is 12:00 AM (00:00) right? It is midnight. To publish it this once, give --allow-unusual 00:00',
    ]);
  });

  it('prints no private data, and no markup from the file', async () => {
    const rows = '26-50001,Rosa Lund,11/30/2026,9:30 AM,Set,123-45-6789,"<img src=x onerror=alert(1)>"';
    const found = await explainText(`Case No,Debtor,Date,Time,Status,Tax Id,Remark\n${rows}\n`);
    const shown = { map: undefined, mostRows: 20_000, court: null };
    for (const text of [
      formatExplanation(found, shown),
      explanationHtml(found, shown),
      JSON.stringify(found),
    ])
      expect(text).not.toContain('123-45-6789');
    expect(explanationHtml(found, shown)).not.toContain('<img');
  });
});
