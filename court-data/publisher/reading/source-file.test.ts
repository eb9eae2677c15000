import { appendFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSource } from '../checking/check-source';
import { aHearing } from '../testing/a-hearing';
import { openText } from './source-file';

const folder = mkdtempSync(join(tmpdir(), 'export-'));
const file = join(folder, 'hearings.json');
const textOfFile = async () => (await openText(file)).text();
const check = async () => checkSource({ name: 'hearings.json', text: await textOfFile() }, 'txwb');

describe('reading a file', () => {
  it('gives the same records as its text, with any split into pieces', async () => {
    const hearings = Array.from({ length: 3_000 }, (_, at) =>
      aHearing(`h${at}`, { matter: 'Peña – ñ '.repeat(60) }),
    );
    writeFileSync(file, JSON.stringify(hearings));
    const { records } = await check();
    expect(records).toHaveLength(3_000);
    expect(new Set([...records].map(({ matter }) => matter)).size).toBe(1);
  });

  it('refuses a file that grows while it is read', async () => {
    writeFileSync(file, `${JSON.stringify(aHearing('h1'))}\n`);
    const source = await textOfFile();
    await source.next();
    appendFileSync(file, `${JSON.stringify(aHearing('h2'))}\n`);
    const rest = async () => {
      for await (const _ of source);
    };
    await expect(rest()).rejects.toThrow('was written to while it was read');
  });
});
