import { type ExportedRecord, sourceRecordSchema } from '@court/domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { loadCourt } from '../run/load-court';
import { aHearing } from '../testing/a-hearing';
import { courtNames, storedRowOf } from './published-record';

const names = courtNames(await loadCourt('txwb'));
const rowOf = (more: Parameters<typeof aHearing>[1]) => {
  const record = v.parse(sourceRecordSchema, aHearing('h1', more));
  return storedRowOf(record, names.idsOf(record));
};

describe('a docket row', () => {
  it('finds the court’s offices by name, ignoring case, and keeps unknown offices', () => {
    expect(rowOf({ office: 'EL PASO' }).o).toBe('o3');
    expect(rowOf({ office: 'Del Rio' }).o).toBe('o-del-rio');
    expect(rowOf({ office: null })).not.toHaveProperty('o');
  });

  it('holds the first line of the matter, 120 characters at most', () => {
    expect(rowOf({ matter: 'Plan\r\nResponse' }).m).toBe('Plan');
    expect([...(rowOf({ matter: 'ñ'.repeat(130) }).m ?? '')]).toHaveLength(120);
    expect(rowOf({ location: 'x'.repeat(61) }).l).toHaveLength(60);
  });

  it('has its own time only if it differs from the block’s time', () => {
    expect(rowOf({ eventTime: '09:30' })).not.toHaveProperty('e');
    expect(rowOf({ eventTime: '09:45' }).e).toBe('09:45');
  });

  it('has the court’s flags only if the court gives any, and derives the rest from the status', () => {
    expect(rowOf({ status: 'continued' })).not.toHaveProperty('f');
    expect(rowOf({ status: 'continued', stricken: 'N' }).f).toBe('NNN');
    expect(rowOf({ status: 'held', terminated: 'Y' }).f).toBe('NYY');
  });

  it('takes the chapter of an adversary proceeding from its lead case', () => {
    expect(rowOf({ caseType: 'ap', chapter: null, leadChapter: 11 }).h).toBe('11');
  });

  it('says that a public defender appears', () => {
    expect(rowOf({ attorneys: [{ name: 'A', publicDefender: true }] }).d).toBe(1);
  });

  it('names the movant, with the attorney’s last name and the docket number', () => {
    const attorneys = [
      { name: 'Rosa Whitlow', represents: 'Jane Roe', lead: true },
      { name: 'Lorenzo P. Van der Hoek, Jr.', represents: 'Sabinal Fork FCU' },
      { name: 'Treviño, Wendell', represents: 'Painted Draw Bank', terminated: true },
    ];
    const of = (movant: ExportedRecord['movant']) =>
      rowOf({ movant, attorneys, debtors: [{ name: 'Jane Roe' }], docketNumber: '98' });
    expect(of('Sabinal Fork FCU')).toMatchObject({ p: 'Sabinal Fork FCU', g: 'Van der Hoek', x: '98' });
    expect(of('Debtor')).toMatchObject({ p: 'Debtor', g: 'Whitlow' });
    expect(of({ attorney: 'Treviño, Wendell', onBehalfOf: 'Painted Draw Bank' })).toMatchObject({
      p: 'Painted Draw Bank',
      g: 'Treviño',
    });
    expect(of(null)).not.toHaveProperty('p');
    expect(of(null).g).toBe('Whitlow');
    expect(of('Painted Draw Bank')).not.toHaveProperty('g');
    expect([...(of('x'.repeat(90)).p ?? '')]).toHaveLength(40);
  });

  it('marks online meetings by their address', () => {
    const of = (url: string) => rowOf({ appear: { mode: 'video', url } }).u;
    expect(of('https://www.zoomgov.com/j/1')).toBe(of('https://www.zoomgov.com/j/1'));
    expect(of('https://www.zoomgov.com/j/1')).not.toBe(of('https://www.zoomgov.com/j/2'));
    expect(rowOf({ appear: { mode: 'inPerson' } })).not.toHaveProperty('u');
  });
});
