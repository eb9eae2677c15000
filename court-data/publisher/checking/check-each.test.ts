import { describe, expect, it } from 'vitest';
import { findSocialSecurityNumber } from './check-each';

const find = (text: string) => findSocialSecurityNumber({ matter: text });

describe('the guard against social security numbers', () => {
  it.each([
    '123-45-6789',
    'Debtor (SSN 123-45-6789) appears',
    'SSN:123 45 6789.',
    'xxx-123-45-6789',
    'Docket 5 123-45-6789',
    'as 123–45–6789',
  ])('finds one in "%s"', (text) => {
    expect(find(text)).toBe('matter');
  });

  it.each([
    '123456789',
    '(210) 555-0123',
    '210-555-0123',
    '210 555 0123',
    '160 555 0123',
    '1-12-10572',
    '8-09-78584-ast',
    '2:21-bk-12345-ABC',
    '26-51234',
    '1123-45-6789',
    '123-45-67890',
    '123-45-6789-1',
    '2026-11-23',
    'Claims 101-15 2026',
    '78205-1234',
  ])('lets "%s" pass', (text) => {
    expect(find(text)).toBeNull();
  });

  it('looks into every text and says where', () => {
    const record = {
      attorneys: [{ name: 'A' }, { name: 'B', firm: '123-45-6789' }],
      tentative: { text: 'no' },
    };
    expect(findSocialSecurityNumber(record)).toBe('attorneys.1.firm');
  });
});
