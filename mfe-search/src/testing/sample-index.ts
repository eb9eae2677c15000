import { hitKey, nameKeys, similarKeys } from '@court/domain';

const ATTORNEYS = {
  'b-1': { n: 'Ann Alder', f: 'Alder & Birch LLP', u: '2026-12-07' },
  'b-2': { n: 'Anna Aldermann', f: 'Dune PC', u: '2026-11-02' },
  'b-3': { n: 'Bo Alder', f: 'Alder & Birch LLP', u: '2026-11-02' },
};

/** The index of attorneys in the publisher's format. */
export function attorneyIndex(people: Record<string, { n: string; f?: string; u: string }> = ATTORNEYS) {
  const indexed = (keysOf: (name: string) => string[]) =>
    Object.fromEntries(
      Object.entries(people).flatMap(([id, hit]) => keysOf(hit.n).map((key) => [hitKey(key, id), hit])),
    );
  return {
    'hearingCalendarAttorneys11/names': indexed((name) => nameKeys(name, false)),
    'hearingCalendarAttorneys11/similar': indexed((name) => similarKeys(name)),
  };
}

export const CASES = {
  hrgCalCsNumEasySrch11: {
    'c2650001~c2650001-bk': { n: '26-50001-hto', t: 'Rosa M. Peña', u: '2026-12-07' },
    'c50001-23~c2650001-bk': { n: '26-50001-hto', t: 'Rosa M. Peña', u: '2026-12-07' },
  },
};

export const DEBTORS = {
  'hearingCalendarDebtors11/names': {
    'doe jane~c2650001-bk~d1': {
      n: 'Rosa M. Peña',
      k: 'aka Jane Doe',
      c: '26-50001-hto',
      t: 'Peña',
      u: '2026-12-07',
    },
    'jane doe~c2650001-bk~d1': {
      n: 'Rosa M. Peña',
      k: 'aka Jane Doe',
      c: '26-50001-hto',
      t: 'Peña',
      u: '2026-12-07',
    },
    'mark <img src=x onerror=alert(1)>~c2650009-bk~d1': {
      n: 'Mark <img src=x onerror=alert(1)>',
      c: '26-50009',
      t: 'javascript:alert(1)',
      u: '2026-12-07',
    },
  },
};
