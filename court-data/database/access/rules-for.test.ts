import { readFileSync } from 'node:fs';
import {
  type DataPathName,
  dataPath,
  hitKeyStart,
  nameKeys,
  namesOfDebtor,
  similarKeys,
  typedSimilarKeys,
} from '@court/domain';
import { realDockets } from '@court/domain/testing/real-dockets';
import { expect, test } from 'vitest';
import { parseRestQuery } from '../rest/rest-query';
import { checkRules, isAllowed } from './rules';
import { READABLE, rulesFile, rulesFor } from './rules-for';

test('the committed rules file matches the data paths', () => {
  const committed = readFileSync(new URL('../database.rules.json', import.meta.url), 'utf8');
  expect(
    committed,
    'Make them again: node tools/with-install.mjs court-data/database/access/write-rules-file.ts',
  ).toBe(rulesFile());
});

const query = (text: string) => parseRestQuery(new URLSearchParams(text));
const TEN_HITS = query('orderBy="$key"&startAt="aa"&limitToFirst=10');

/** For each data path, the place and the query that a screen reads. */
const READS: Record<DataPathName, [path: string, asked?: ReturnType<typeof query>] | null> = {
  hearingCalendar: ['days/2026-11-23'],
  hearingCalendarEntries: ['h1'],
  hearingCalendarAttorneys: ['names', TEN_HITS],
  hearingCalendarDebtors: ['names', TEN_HITS],
  hearingCalendarCaseNumbers: ['c1'],
  hrgCalCsNumEasySrch: ['', TEN_HITS],
  '341hearingCalendar': ['days/2026-11-23'],
  '341hearingCalendarEntries': ['h1'],
  '341hearingCalendarAttorneys': ['names', TEN_HITS],
  '341hearingCalendarDebtors': ['names', TEN_HITS],
  '341hearingCalendarCaseNumbers': ['c1'],
  lastUpdated: [''],
  offices: [''],
  judges: [''],
  trustees: [''],
  sample: [''],
  publisher: null,
};

test('everyone reads every path but the publisher’s, and nobody writes', () => {
  const rules = checkRules(rulesFor(READABLE));
  for (const [name, read] of Object.entries(READS) as [DataPathName, (typeof READS)[DataPathName]][]) {
    const [below = '', asked = null] = read ?? [];
    const path = [dataPath(name), ...below.split('/').filter(Boolean)];
    expect(isAllowed(rules, '.read', path, asked), name).toBe(read !== null);
    expect(isAllowed(rules, '.write', path, asked), name).toBe(false);
  }
  for (const path of [[], ['other'], ['publisher11'], ['hearingCalendar']])
    expect([isAllowed(rules, '.read', path), isAllowed(rules, '.write', path)]).toEqual([false, false]);
});

test('every index key of the real dockets starts with two letters, as the rules require', () => {
  const names = realDockets().flatMap((record) => [
    ...record.attorneys.map(({ name }) => name),
    ...record.debtors.flatMap((debtor) => namesOfDebtor(debtor).map(({ name }) => name)),
  ]);
  expect(names.length).toBeGreaterThan(300);
  const rules = rulesFor(READABLE);
  const isRead = (group: string, start: string) =>
    isAllowed(
      rules,
      '.read',
      ['hearingCalendarDebtors11', group],
      query(`orderBy="$key"&startAt=${encodeURIComponent(JSON.stringify(start))}&limitToFirst=100`),
    );
  for (const name of names) {
    for (const key of nameKeys(name)) expect(isRead('names', hitKeyStart(key)), key).toBe(true);
    for (const key of similarKeys(name)) expect(isRead('similar', hitKeyStart(key)), key).toBe(true);
    for (const key of typedSimilarKeys(name)) expect(isRead('similar', hitKeyStart(key)), key).toBe(true);
  }
});
