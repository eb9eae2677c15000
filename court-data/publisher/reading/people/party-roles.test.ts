import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDebtorRole, rolesProposed } from './party-roles';

const DEBTORS = [
  'Debtor',
  'DEBTORS',
  'Debtor(s)',
  'Joint Debtor',
  'Joint-Debtor',
  'Debtor-in-Possession',
  'Debtor In Possession',
  'Debtor 1',
  'Debtor 2',
  'Db',
  'Jdb',
  'dbpos',
  'Debtor and Joint Debtor',
  'Alleged Debtor',
  ' debtor ',
];
const ATTORNEYS = [
  'Attorney',
  "Debtor's Attorney",
  'Debtor Attorney',
  'Attorney for Debtor',
  'Counsel for Joint Debtor',
  'Atty',
  'aty',
  'Trustee’s Attorney',
  'Attorney for U.S. Trustee',
  'Creditor Attorney',
];
const TRUSTEES = [
  'Trustee',
  'Chapter 13 Trustee',
  'Ch. 7 Trustee',
  'Subchapter V Trustee',
  'tr',
  'Trustee for the Debtor',
];
const OTHERS = [
  'Creditor',
  'Secured Creditor',
  'Petitioning Creditor',
  'Movant',
  'Plaintiff',
  'Defendant',
  'U.S. Trustee',
  'US Trustee',
  'United States Trustee',
  'ust',
  'Interested Party',
  'Respondent',
  'Claimant',
  'cr',
  'Creditor of Debtor',
  "Debtor's Spouse",
  'Third-Party Defendant',
  'Creditor Committee',
  'Witness',
];
const UNKNOWN = [
  'Co-Debtor',
  'Codebtor',
  'Party',
  'D',
  'X',
  'Debtor/Plaintiff',
  'Debtor, Trustee',
  'Former Debtor',
  'Not a debtor',
  'Deptor',
  '',
];

describe('a role of a party', () => {
  it.each(DEBTORS)('%s is a debtor', (role) => {
    expect(isDebtorRole(role)).toBe(true);
  });
  it.each([...ATTORNEYS, ...TRUSTEES, ...OTHERS])('%s is not a debtor', (role) => {
    expect(isDebtorRole(role)).toBe(false);
  });
  it.each(UNKNOWN)('"%s" is unknown', (role) => {
    expect(isDebtorRole(role)).toBeNull();
  });

  it('is never a debtor if it has other words too', () => {
    const others = [...ATTORNEYS, ...TRUSTEES, ...OTHERS].filter((role) => role.length > 3);
    fc.assert(
      fc.property(
        fc.constantFrom(...DEBTORS),
        fc.constantFrom(...others),
        fc.constantFrom(' ', ' / ', ', ', ' - '),
        fc.boolean(),
        (a, b, sep, isFirst) => {
          expect(isDebtorRole(isFirst ? a + sep + b : b + sep + a)).not.toBe(true);
        },
      ),
      { seed: 26 },
    );
  });
});

it('each role is proposed once, as printed', () => {
  expect(
    rolesProposed([
      'Debtor',
      'Creditor',
      'Debtor',
      'Atty',
      'Ch. 7 Trustee',
      'US Trustee',
      'Party',
      '',
      ' Debtor ',
    ]),
  ).toEqual({
    debtors: ['Debtor'],
    attorneys: ['Atty'],
    trustees: ['Ch. 7 Trustee'],
    others: ['Creditor', 'US Trustee'],
    unknown: ['Party'],
  });
});
