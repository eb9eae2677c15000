import { readFileSync } from 'node:fs';
import { dataPath } from '@court/records';
import { expect, test } from 'vitest';
import { checkRules, isAllowed } from './rules';
import { READERS, rulesFile, rulesFor } from './rules-for';

test('the committed rules are those of the data paths', () => {
  const committed = readFileSync(new URL('../database.rules.json', import.meta.url), 'utf8');
  expect(
    committed,
    'Make them again: node scripts/with-install.mjs court-data/database/access/write-rules-file.ts',
  ).toBe(rulesFile());
});

test('everyone reads every path but the publisher’s, and nobody writes', () => {
  const rules = checkRules(rulesFor(READERS));
  for (const [name, readers] of Object.entries(READERS) as [keyof typeof READERS, string][]) {
    const path = [dataPath(name), 'below'];
    expect(isAllowed(rules, '.read', path), name).toBe(readers === 'everyone');
    expect(isAllowed(rules, '.write', path), name).toBe(false);
  }
  expect(Object.keys(READERS).filter((name) => READERS[name as 'publisher'] === 'publisher')).toEqual([
    'publisher',
  ]);
  for (const path of [[], ['other'], ['publisher11'], ['hearingCalendar']])
    expect([isAllowed(rules, '.read', path), isAllowed(rules, '.write', path)]).toEqual([false, false]);
});
