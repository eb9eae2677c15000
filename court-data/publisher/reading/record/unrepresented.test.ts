import { describe, expect, it } from 'vitest';
import { leaveOutUnrepresented } from './unrepresented';

/** The attorneys that remain after the filter. */
function remaining(...attorneys: unknown[]): unknown[] {
  const fields: Record<string, unknown> = { attorneys };
  leaveOutUnrepresented({ fields });
  return fields.attorneys as unknown[];
}
const named = (name: string) => ({ name });

describe('an attorney’s name', () => {
  it.each([
    ...[
      'Pro Se',
      'PRO SE',
      'pro-se',
      'Pro. Se.',
      '(PRO SE)',
      '[pro se]',
      '***Pro Se***',
      '- Pro Se -',
      '“Pro Se”',
    ],
    ...[
      'ProSe',
      'PROSE',
      '(prose)',
      'Pro\u00a0Se',
      'Pro\u200b Se',
      'Pro Sé',
      'Se, Pro',
      'Pro Se.',
      'In Pro Se',
    ],
    ...['In Pro Per', 'in pro. per.', 'Pro Per', 'IN-PRO-PER', 'In Propria Persona', 'Propria Persona'],
    ...['In Proper Person', 'Self-Represented', 'Self Represented', 'SELF-REPRESENTED LITIGANT'],
    ...['Selfrepresented', 'Self-Representing', 'Self-Representation', 'Self', 'Representing himself'],
    ...[
      'Unrepresented',
      'un-represented',
      '(Unrepresented)',
      'Not represented',
      'Not represented by counsel',
    ],
    ...[
      'No Attorney',
      'no attorney of record',
      'No Attorney Listed',
      'No counsel',
      'Without counsel',
      'w/o counsel',
    ],
    ...['No legal representation', 'Debtor has no attorney', 'No attorney for Debtor'],
    ...[
      'None',
      '(None)',
      '[NONE]',
      'None of record',
      'none listed',
      'Attorney: None',
      'n/a',
      'N.A.',
      '[N/A]',
      'NA',
    ],
    ...['Not applicable', 'Unknown', 'Nobody', 'No appearance', 'No appearance required'],
    ...['Self-rep', 'Unrep.', 'Prose debtor'],
    ...['Debtor pro se', 'Debtor, Pro Se', 'Debtor(s) pro se', 'Debtor’s attorney: Pro Se', 'Pro Se Debtor'],
    ...[
      'Pro Se - Debtor',
      'Pro Se/Debtor',
      'Pro Se (Joint Debtor)',
      'Debtors are both pro se',
      'Debtor 1: pro se',
    ],
    ...[
      'Debtor in possession, pro se',
      'Defendant appearing pro se',
      'Co-Debtor In Pro Per',
      'Attorney for Debtor: Pro Se',
    ],
  ])('%s names no attorney', (name) => expect(remaining(named(name))).toEqual([]));

  it.each([
    ...[
      'Pro Se: Maria Lopez',
      'Maria Lopez, pro se',
      'Maria Lopez pro se',
      'Maria Lopez (Pro Se)',
      'Lopez, Maria - Pro Se',
    ],
    ...[
      'Pro Se Maria Lopez',
      'Pro Se Ximena Brown',
      '(Pro Se) Maria Lopez',
      'Maria Lopez, Debtor Pro Se',
      'Maria Lopez, ProSe',
    ],
    ...[
      'Maria Lopez (PROSE)',
      'Maria Lopez, in pro per',
      'Maria Lopez, in propria persona',
      'Maria Lopez (unrepresented)',
    ],
    ...[
      'Maria Lopez (self-represented)',
      'Maria and Juan Lopez, pro se',
      'Maria Lopez, representing herself',
    ],
    ...['Maria Lopez - no attorney', 'Bramble Ridge LLC, pro se', 'Maria Lopez, pro se (San Antonio)'],
    // this person cannot be distinguished from a party
    ...['Pro Se / Ann Alder', 'Ann Alder and Pro Se'],
  ])('%s names a party, not an attorney', (name) => expect(remaining(named(name))).toEqual([]));

  it.each([
    ...[
      'Rosa Perse',
      'Prose & Partners LLP',
      'Francine Prose',
      'Prose, Francine',
      'A. Prose',
      'Alder, Prose & Birch',
    ],
    ...[
      'Nonette Law',
      'Nona None',
      'None, Nona',
      'Will Self',
      'Self, Will',
      'Na, Jin',
      'Jin Na',
      'An Na',
      'In Na',
    ],
    ...[
      'Percy Proper',
      'Rosa Proctor-Severn',
      'Per Prokop',
      'Pro Personnel Law PC',
      'Prosper Noack',
      'Seth Propes',
    ],
    ...[
      'Pro Bono Law Center',
      'Ann Alder, pro hac vice',
      'Ann Alder, pro tem',
      'Alder Counsel PLLC',
      'Noah Counsel',
    ],
    ...[
      'Counsel, Noah',
      'Law Office of Noe Atty',
      'U.S. Bank, N.A.',
      'N. A. Birch',
      'Bank of Austin NA',
      'Selfridge & Co.',
    ],
    ...[
      'Pro Se Legal Clinic',
      'Houston Pro Se Help Center',
      'Ann Alder, Pro Se Legal Clinic',
      'Self-Representation Project',
    ],
    ...['Center for Self-Representation', 'Ann Alder (formerly pro se)', 'Ann Alder (no longer pro se)'],
    ...['Ann Alder, standby counsel for pro se debtor', 'Ann Alder'],
  ])('%s stays', (name) => expect(remaining(named(name))).toEqual([named(name)]));
});

describe('a record of an attorney', () => {
  it.each([
    [{ name: 'Pro Se', partyRole: 'Debtor', lead: true }],
    [{ name: 'Pro Se', firm: 'Alder PLLC' }],
    [{ name: 'Maria Lopez', firm: 'PRO SE' }],
    [{ name: 'Maria Lopez', partyRole: 'Pro Se Debtor' }],
    [{ name: 'Maria Lopez', represents: 'Self' }],
    [{ name: '', firm: 'Unrepresented' }],
    [{ name: null, firm: 'No attorney' }],
    [{ name: '[None]', firm: '(N/A)' }],
  ])('%j is left out', (one) => expect(remaining(one, named('Ann Alder'))).toEqual([named('Ann Alder')]));

  it('keeps its firm if it names no person', () => {
    expect(remaining({ name: 'None listed', firm: 'Alder PLLC' })).toEqual([
      { name: '', firm: 'Alder PLLC' },
    ]);
  });

  it.each([
    [{ name: 'Ann Alder', firm: 'Prose & Partners LLP', represents: 'Debtor', partyRole: 'Debtor' }],
    [{ name: 'Ann Alder', firm: 'Pro Se Legal Clinic' }],
    [{ name: '', firm: 'Alder PLLC' }],
    [{ name: '', firm: null, represents: 'Maria Lopez' }],
    [{ name: 7 }],
    ['Pro Se'],
  ])('%j stays unchanged', (one) => expect(remaining(one)).toEqual([one]));

  it('is removed from the movant, who stays', () => {
    const fields = { movant: { attorney: 'Pro Se', onBehalfOf: 'Maria Lopez' } };
    leaveOutUnrepresented({ fields });
    expect(fields.movant).toEqual({ attorney: null, onBehalfOf: 'Maria Lopez' });
  });
});

it('checks a long name in linear time', () => {
  const start = performance.now();
  for (const name of [`(${' '.repeat(200_000)}pro`, 'not pro se '.repeat(20_000), '(pro - '.repeat(30_000)])
    remaining({ name });
  expect(performance.now() - start).toBeLessThan(2_000);
});
