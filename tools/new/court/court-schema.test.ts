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
const REMEDY = 'write it again: node tools/with-install.mjs tools/new/court/write-court-schema.ts';

it('the JSON schema for editors is generated from the schema that checks court files', async () => {
  expect(readFileSync(SCHEMA_FILE, 'utf8'), REMEDY).toBe(await courtSchemaText());
});

it('has the field descriptions of the README, and the required fields', () => {
  const { offices, client, modules, code } = schema.properties ?? {};
  expect(code?.description).toContain('the name of the file');
  expect(client?.properties?.databaseURL?.description).toContain('firebaseio.com');
  expect(offices?.items?.properties?.address?.description).toContain('all required');
  expect(modules?.items).toEqual({ type: 'string', pattern: expect.stringContaining('mfe-') });
  expect(schema.required).toEqual(expect.arrayContaining(['code', 'offices', 'staleAfterMinutes']));
  expect(schema.required).not.toContain('keepDays');
});

const files = readdirSync(COURTS).filter((file) => /^[a-z0-9]+\.json$/.test(file));

it.each(files)('%s refers to the schema, and its lists have the format of a new court file', (file) => {
  const text = readFileSync(join(COURTS, file), 'utf8');
  const court = JSON.parse(text) as { $schema?: string; caseFlags?: unknown };
  expect(court.$schema).toBe('./court.schema.json');
  // the formatter accepts an object on one line or on several, so only lists are compared
  const listed = text.split('\n').filter((line) => /\[.*\]|^ +"[^"]*",?$/.test(line));
  expect(listed.length).toBeGreaterThan(2);
  expect(courtText(court).split('\n')).toEqual(expect.arrayContaining(listed));
});
