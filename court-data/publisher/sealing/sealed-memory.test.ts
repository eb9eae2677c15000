import { describe, expect, it } from 'vitest';
import type { ClosedCase } from '../store/ledger';
import { SealedMemory } from './sealed-memory';

const NAMED = { caseTitle: 'In re Rosa M. Peña', debtors: [{ name: 'Rosa M. Peña' }, { name: 'Juan Peña' }] };
const NONE = { salt: '', cases: {} };
const sealed = (number = '26-59999', type: 'bk' | 'ap' = 'bk') => {
  const memory = new SealedMemory(NONE);
  memory.close({ number, type, why: 'sealed', named: NAMED });
  return memory;
};

/** The memory as the next run reads it from the ledger. */
function stored(memory: SealedMemory) {
  const updates = Object.entries(memory.updates());
  const salt = String(updates.find(([path]) => path.endsWith('/salt'))?.[1] ?? '');
  const cases = updates.filter(([path, value]) => path.includes('/cases/') && value !== null);
  return {
    salt,
    cases: Object.fromEntries(cases.map(([path, value]) => [path.split('/').at(-1), value as ClosedCase])),
  };
}

describe('the memory of closed cases', () => {
  it('contains neither names nor numbers, and other hashes than another court’s', () => {
    const [one, other] = [sealed(), sealed()].map((memory) => JSON.stringify(memory.updates()));
    expect(one).not.toMatch(/59999|rosa|pe[nñ]a|juan/i);
    const hashes = (text = '') => new Set(text.match(/h[\w-]{22}/g));
    expect(hashes(one).size).toBe(3);
    expect([...hashes(one)].filter((hash) => hashes(other).has(hash))).toEqual([]);
  });

  it.each(['26-59999', '2026-59999', '1:26-bk-59999-HTO', '26-59999-hto13', ' 26‐59999 '])(
    'recognizes a case closed by an earlier run when it is printed as %s',
    (number) => {
      const next = new SealedMemory(stored(sealed()));
      expect(next.find(number, 'bk')).not.toBeNull();
      expect([next.find(number, 'ap'), next.find('26-59998', 'bk')]).toEqual([null, null]);
      expect([next.updates(), next.fresh]).toEqual([{}, []]);
    },
  );

  it('distinguishes two court offices if both are printed', () => {
    const memory = sealed('2:26-bk-59999');
    expect(memory.find('1:26-bk-59999', 'bk')).toBeNull();
    expect(memory.find('26-59999', 'bk')).not.toBeNull();
    memory.close({ number: '1:26-bk-59999', type: 'bk', why: 'sealed' });
    expect(memory.find('1:26-bk-59999', 'bk')).not.toBeNull();
  });

  it('recognizes names in any order, without initials, if all names of a record belong to one case', () => {
    const isNamesake = (...names: string[]) =>
      sealed().isNamesake({ caseTitle: 'x', debtors: names.map((name) => ({ name })) });
    expect(isNamesake('PENA, ROSA')).toBe(true);
    expect(isNamesake('Juan Peña', 'Peña, Rosa M.')).toBe(true);
    expect(isNamesake('Rosa Peña', 'Lin Park')).toBe(false);
    expect(sealed().isNamesake({ caseTitle: 'In re Juan Pena' })).toBe(true);
    expect(sealed().isNamesake({ caseTitle: '' })).toBe(false);
  });

  it('unseals a case together with those that were closed because of it', () => {
    const memory = sealed();
    const under = memory.find('26-59999', 'bk') ?? '';
    memory.close({ number: '26-05001', type: 'ap', why: 'sealed', under });
    memory.close({ number: '26-05002', type: 'ap', why: 'sealed' });
    memory.lift(under);
    const left = ['26-05001', '26-05002'].map((number) => memory.find(number, 'ap') !== null);
    expect([memory.find('26-59999', 'bk'), left]).toEqual([null, [false, true]]);
  });
});
