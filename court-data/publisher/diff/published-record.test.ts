import { sourceRecordSchema } from '@court/records';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { loadCourt } from '../load-court';
import { aHearing } from '../testing/a-hearing';
import { courtNames, storedRowOf } from './published-record';

const names = courtNames(await loadCourt('txwb'));
const rowOf = (more: Parameters<typeof aHearing>[1]) => {
  const record = v.parse(sourceRecordSchema, aHearing('h1', more));
  return storedRowOf(record, names.idsOf(record));
};

describe('a docket row', () => {
  it('knows the court’s offices by name, whatever the case, and keeps others', () => {
    expect(rowOf({ office: 'EL PASO' }).o).toBe('o3');
    expect(rowOf({ office: 'Del Rio' }).o).toBe('o-del-rio');
    expect(rowOf({ office: null })).not.toHaveProperty('o');
  });

  it('holds the first line of the matter, 120 characters at most', () => {
    expect(rowOf({ matter: 'Plan\r\nResponse' }).m).toBe('Plan');
    expect([...(rowOf({ matter: 'ñ'.repeat(130) }).m ?? '')]).toHaveLength(120);
    expect(rowOf({ location: 'x'.repeat(61) }).l).toHaveLength(60);
  });

  it('says its own time only where it is another than the block’s', () => {
    expect(rowOf({ eventTime: '09:30' })).not.toHaveProperty('e');
    expect(rowOf({ eventTime: '09:45' }).e).toBe('09:45');
  });

  it('carries the court’s flags only where it gives any, the rest by status', () => {
    expect(rowOf({ status: 'continued' })).not.toHaveProperty('f');
    expect(rowOf({ status: 'continued', stricken: 'N' }).f).toBe('NNN');
    expect(rowOf({ status: 'held', terminated: 'Y' }).f).toBe('NYY');
  });

  it('takes an adversary proceeding’s chapter from its lead case', () => {
    expect(rowOf({ caseType: 'ap', chapter: null, leadChapter: 11 }).h).toBe('11');
  });

  it('says that a public defender appears', () => {
    expect(rowOf({ attorneys: [{ name: 'A', publicDefender: true }] }).d).toBe(1);
  });
});
