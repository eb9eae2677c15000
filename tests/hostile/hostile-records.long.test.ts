import { hearingLink } from '@court/contract';
import { calendarEntryOf, docketRows, fromKey } from '@court/domain';
import { calendarEventOf, type EventContext, googleLink, outlookLink } from '@court/domain/calendar';
import { calendarFile } from '@court/domain/calendar-file';
import ICAL from 'ical.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CheckedSource, checkSource } from '../../court-data/publisher/checking/check-source';
import { courtNames, publishedRecord } from '../../court-data/publisher/checking/published-record';
import { loadCourt } from '../../court-data/publisher/run/load-court';

import { hostileRecords, unchecked } from './hostile-records';

const SEED = 'hostile records 1';
const records = hostileRecords(SEED);
const court = await loadCourt('txwb');
const context: EventContext = {
  kind: 'hearings',
  court: {
    code: 'txwb',
    timeZones: ['America/Chicago', 'America/Denver'],
    officialSite: 'https://court.example',
  },
  offices: { o5: { name: 'San Antonio', timeZone: 'America/Chicago' } },
  judges: {},
  url: '',
};

let checked: CheckedSource;
beforeAll(async () => {
  const text = records.map(({ record }) => JSON.stringify(record)).join('\n');
  checked = await checkSource({ name: 'hostile.jsonl', text }, 'txwb');
});

/** Exports events to files of a thousand and to links, like a reader. Returns how many of them can be parsed again. */
function exported(entries: readonly Parameters<typeof calendarEventOf>[0][]) {
  const events = entries.flatMap((entry) => calendarEventOf(entry, context) ?? []);
  let found = 0;
  for (let from = 0; from < events.length; from += 1_000) {
    const file = calendarFile({ court: 'txwb', events: events.slice(from, from + 1_000) });
    found += new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').length;
  }
  const links = events.flatMap((event) => [googleLink(event), outlookLink(event, 'own')]);
  expect(links.filter((link) => new URL(link).protocol !== 'https:')).toEqual([]);
  return { events: events.length, found };
}

test('the same seed makes the same records', () => {
  expect(hostileRecords(SEED, 50)).toEqual(records.slice(0, 50));
  expect(records).toHaveLength(10_000);
});

test.each(['browser 1', 'browser 2'])('each record of the seed %s can be written as JSON', (seed) => {
  const made = hostileRecords(seed).map(({ record }) => JSON.stringify(record));
  expect(made).toHaveLength(10_000);
  expect(hostileRecords(seed, 50).map(({ record }) => JSON.stringify(record))).toEqual(made.slice(0, 50));
});

describe('the publisher with ten thousand hostile records', () => {
  test('accepts or refuses each, and accepts a good part', () => {
    expect(checked.records.length + checked.rejects.length).toBe(records.length);
    expect(checked.records.length).toBeGreaterThan(2_000);
    expect(checked.rejects.length).toBeGreaterThan(2_000);
  });

  test('reports each refused one with file, line, hostile field and reason', () => {
    const untold = checked.rejects.filter(({ file, line, field, reason }) => {
      // a duplicate id is reported at both lines
      const hostile = field === 'id' ? ['id'] : (records[line - 1]?.hostile ?? []);
      const isOf = (path: string) => path.startsWith(field) || field.startsWith(path);
      return file !== 'hostile.jsonl' || reason === '' || !hostile.some(isOf);
    });
    expect(untold).toEqual([]);
  });

  test('turns each accepted one into row, entry and event, which are found again by key', () => {
    const names = courtNames(court);
    const entries: ReturnType<typeof calendarEntryOf>[] = [];
    const lost = [...checked.records].filter((record) => {
      const { id, date } = record;
      const { key, rowKey, row, entry } = publishedRecord(record, names);
      const page = new URL(hearingLink(id), 'https://site.example').pathname;
      const [read] = row ? docketRows(date, { [rowKey]: row }, []) : [];
      const shown = calendarEntryOf(id, JSON.parse(JSON.stringify(entry)));
      if (!('withdrawn' in entry)) entries.push(shown);
      const isSame = 'withdrawn' in entry || (shown.date === date && shown.caseNumber === record.caseNumber);
      const isFound = fromKey(key).join() === id && decodeURIComponent(page) === `/hearing-detail/${id}`;
      return !isSame || !isFound || (row !== null && read?.id !== id);
    });
    expect(lost).toEqual([]);
    expect(exported(entries)).toEqual({ events: entries.length, found: entries.length });
  });
});

test('unchecked in the database, they are read and exported without an error', () => {
  const entries = records.slice(0, 2_500).map((hostile, at) => {
    const id = `h${at}`;
    const { row, entry } = JSON.parse(JSON.stringify(unchecked(hostile)));
    expect(docketRows('2026-11-23', { [`0930~${id}`]: row }, []).map((one) => one.id)).toEqual([id]);
    return calendarEntryOf(id, entry);
  });
  const { events, found } = exported(entries);
  expect(found).toBe(events);
  expect(events).toBeGreaterThan(1_000);
});
