import { describe, expect, it } from 'vitest';
import { fromKey, shortHash, toKey } from '../docket/keys';
import { attorneyId, debtorId } from './person-id';

describe('the id of an attorney', () => {
  it('is the bar number, however it is written', () => {
    expect(attorneyId({ name: 'Ann Lee', barNumber: '00795077' })).toBe('b-795077');
    expect(attorneyId({ name: 'A. Lee', barNumber: 'TX 795-077', firm: 'Lee LLP' })).toBe('b-tx795077');
  });

  it('is else name and firm, however they are punctuated', () => {
    const id = attorneyId({ name: 'Boaf F. Azkzig, Esq.', firm: 'Roan, Heczmeh & Buksij, LLP' });
    expect(attorneyId({ name: 'BOAF F AZKZIG', firm: 'Roan Heczmeh and Buksij', barNumber: '' })).toBe(id);
    expect(id).toMatch(/^a-[a-z0-9]{6,11}$/);
  });

  it('tells father from son, and one firm from another', () => {
    const ids = [
      attorneyId({ name: 'Ann Lee', firm: 'Lee LLP' }),
      attorneyId({ name: 'Ann Lee', firm: 'Roan LLP' }),
      attorneyId({ name: 'Ann Lee, Jr.', firm: 'Lee LLP' }),
      attorneyId({ name: 'Ann Lee' }),
    ];
    expect(new Set(ids).size).toBe(4);
  });
});

describe('the id of a debtor', () => {
  it('is the case and the name', () => {
    expect(debtorId('c2112345-bk', 'Doij J. Zuigry, Sr.')).toBe(debtorId('c2112345-bk', 'DOIJ J ZUIGRY SR'));
    expect(debtorId('c2112345-bk', 'Doij J. Zuigry, Sr.')).not.toBe(
      debtorId('c2112345-bk', 'Doij J. Zuigry, Jr.'),
    );
    expect(debtorId('c2112345-bk', 'TUSCANY II, LLC')).not.toBe(debtorId('c2112345-bk', 'TUSCANY III, LLC'));
    expect(fromKey(debtorId('c2112345-bk', 'x'))[0]).toBe('c2112345-bk');
    expect(toKey(attorneyId({ name: 'x', barNumber: 'a.b/1' }))).toBe('b-ab1');
  });
});

describe('the hash', () => {
  it('never changes, since ids in databases are made of it', () => {
    expect(shortHash('')).toBe('wvjl67o803');
    expect(shortHash('ann lee|roan')).toBe('1k42zk9iit5');
  });

  it('tells a hundred thousand near names apart', () => {
    expect(new Set(Array.from({ length: 100_000 }, (_, at) => shortHash(`ann lee ${at}`))).size).toBe(
      100_000,
    );
  });
});
