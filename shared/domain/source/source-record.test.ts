import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sourceRecordSchema } from './source-record';

const least = {
  id: 'h1',
  caseNumber: '26-50001',
  caseType: 'bk',
  caseTitle: 'A',
  date: '2026-11-23',
  time: '09:30',
  status: 'scheduled',
};
const read = (more: object) => v.safeParse(sourceRecordSchema, { ...least, ...more });

describe('the source format', () => {
  it('accepts a chapter as a number or as text, and no other chapter', () => {
    expect(read({ chapter: 13 }).output).toMatchObject({ chapter: '13' });
    expect(read({ chapter: '13' }).output).toMatchObject({ chapter: '13' });
    expect(read({ chapter: 14 }).success).toBe(false);
  });

  it('uses the firm of an attorney without a name, and drops one without either', () => {
    const { output } = read({
      attorneys: [{ name: '', firm: 'Alder & Oak' }, { name: '' }, { name: 'Ann Alder' }],
    });
    expect(output).toMatchObject({ attorneys: [{ name: 'Alder & Oak' }, { name: 'Ann Alder' }] });
  });

  it('accepts null for a list', () => {
    expect(read({ debtors: null, trustees: null }).output).toMatchObject({ debtors: [], trustees: [] });
  });
});
