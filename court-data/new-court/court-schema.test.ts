import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COURTS, courtSchemaText, courtText, SCHEMA_FILE } from './court-schema';

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  description?: string;
  required?: string[];
};
const schema = JSON.parse(readFileSync(SCHEMA_FILE, 'utf8')) as Schema;
const REMEDY = 'write it anew: node scripts/with-install.mjs court-data/new-court/write-court-schema.ts';

it('the schema that editors read is the one by which a court’s file is checked', async () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8'), REMEDY).toBe(await courtSchemaText());
});

it('says of a field what the page of the fields says, and which must be there', () => {
  const { offices, client, modules, code } = schema.properties ?? {};
  expect(code?.description).toContain('the name of the file');
  expect(client?.properties?.databaseURL?.description).toContain('firebaseio.com');
  expect(offices?.items?.properties?.address?.description).toContain('all needed');
  expect(modules?.items).toEqual({ type: 'string', pattern: expect.stringContaining('mfe-') });
  expect(schema.required).toEqual(expect.arrayContaining(['code', 'offices', 'staleAfterMinutes']));
  expect(schema.required).not.toContain('keepDays');
});

const files = readdirSync(COURTS).filter((file) => /^[a-z0-9]+\.json$/.test(file));

it.each(files)('%s leads editors to it, and its lists stand as a new court’s are written', (file) => {
  const text = readFileSync(join(COURTS, file), 'utf8');
  const court = JSON.parse(text) as { $schema?: string; caseFlags?: unknown };
  expect(court.$schema).toBe('./court.schema.json');
  // an object may stand on one line or on several: the formatter leaves that to the writer
  const listed = text.split('\n').filter((line) => /\[.*\]|^ +"[^"]*",?$/.test(line));
  expect(listed.length).toBeGreaterThan(2);
  expect(courtText(court).split('\n')).toEqual(expect.arrayContaining(listed));
});
