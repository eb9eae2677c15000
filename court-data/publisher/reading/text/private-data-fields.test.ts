import { realDockets } from '@court/domain/testing/real-dockets';
import { describe, expect, it } from 'vitest';
import { findPrivateData, hidePrivate } from './private-data';

const find = (matter: string) => findPrivateData({ matter })?.what ?? null;

const SSN = 'a social security number';
const TAX = 'a taxpayer number';
const ACCOUNT = 'an account number';
const BIRTH = 'a date of birth';
const HOME = 'a home address';

describe('the field’s name matters', () => {
  it('a field’s name or its column’s heading can make plain digits and days private', () => {
    const headings = new Map([
      ['docketNumber', 'Tax ID'],
      ['attorneys.barNumber', 'Acct #'],
      ['matter', 'DOB'],
      ['enteredOn', 'SSN (last 4)'],
    ]);
    const of = (value: unknown) => findPrivateData(value, { headings });
    expect(of({ docketNumber: '123456789' })).toEqual({ path: 'docketNumber', what: TAX });
    expect(of({ docketNumber: 123456789 })).toEqual({ path: 'docketNumber', what: TAX });
    expect(of({ attorneys: [{}, { barNumber: '12345678' }] })).toEqual({
      path: 'attorneys.1.barNumber',
      what: ACCOUNT,
    });
    expect(of({ matter: '1/5/1980' })).toEqual({ path: 'matter', what: BIRTH });
    expect(of({ enteredOn: '1234', docketNumber: '45' })).toBeNull();
    expect(findPrivateData({ debtors: [{ ssn: 123456789 }] })?.path).toBe('debtors.0.ssn');
    expect(findPrivateData({ birthDate: '1980-01-05' })?.what).toBe(BIRTH);
    expect(findPrivateData({ account_no: { old: ['12345678'] } })?.path).toBe('account_no.old.0');
    expect(findPrivateData({ docketNumber: '123456789', enteredOn: '1/5/1980' })).toBeNull();
  });

  it('an address is private only in names and matters', () => {
    const at = '615 E. Houston Street, San Antonio, TX 78205';
    const firms = { location: at, office: at, attorneys: [{ name: 'A', firm: at }], trustees: [at] };
    expect(findPrivateData({ ...firms, appear: { note: at } })).toBeNull();
    for (const [value, path] of [
      [{ caseTitle: `Ana Rivera, ${at}` }, 'caseTitle'],
      [{ debtors: [{ name: `Ana Rivera ${at}` }] }, 'debtors.0.name'],
      [{ debtors: [{ aliases: [{ name: at }] }] }, 'debtors.0.aliases.0.name'],
      [{ movant: { onBehalfOf: at } }, 'movant.onBehalfOf'],
      [{ attorneys: [{ name: 'B', represents: at }] }, 'attorneys.0.represents'],
    ] as const)
      expect(findPrivateData(value)).toEqual({ path, what: HOME });
  });

  it('ids and addresses may contain a number with a card’s check sum', () => {
    const card = '4111111111111111';
    expect(findPrivateData({ id: card, docketNumber: card, relatedDocs: [card] })).toBeNull();
    expect(findPrivateData({ appear: { url: `https://a.example/?x=${card}` } })).toBeNull();
    expect(findPrivateData({ id: '123-45-6789' })).toEqual({ path: 'id', what: SSN });
  });

  it('details of how to appear are accepted', () => {
    const appear = {
      url: 'https://www.zoomgov.com/j/1605550001?pwd=abc',
      meetingId: '160 555 0001',
      passcode: '123456789',
      phone: '+1 669 254 5252 or 833 568 8864 (Toll Free)',
      accessCode: '160 555 0001#',
    };
    expect(
      findPrivateData({ appear: { ...appear, note: 'Dial +16692545252,,1605550001#,,,,*424242#' } }),
    ).toBeNull();
  });

  it('a private field name is not repeated', () => {
    expect(findPrivateData({ '123-45-6789': '123-45-6789' })).toEqual({ path: '[private]', what: SSN });
  });
});

describe('printed messages', () => {
  it.each([
    ['Debtor 123-45-6789 and 912-70-1234 appear', '', 'Debtor [private] and [private] appear'],
    ['Visa 4111 1111 1111 1111', '', 'Visa [private]'],
    ['as 123–45–6789', '', '[private]'],
    ['SSNs: 123456789 and 987654321', '', '[private]'],
    ['123456789', 'SSN', '[private]'],
    ['123456789', 'Docket', '123456789'],
    ['1/5/1980', 'DOB', '[private]'],
    ['1/5/1980', 'Hearing Date', '1/5/1980'],
    ['Ana Rivera, 123 Main St', 'Debtor', '[private]'],
    ['Room 5, 615 E. Houston Street', 'Location', 'Room 5, 615 E. Houston Street'],
    ['Motion to dismiss', '', 'Motion to dismiss'],
  ])('"%s" under "%s" is printed as "%s"', (text, heading, said) => {
    expect(hidePrivate(text, heading)).toBe(said);
  });
});

it('no record of real dockets is refused: the fixtures contain no home addresses', () => {
  expect(realDockets().flatMap((record) => findPrivateData(record) ?? [])).toEqual([]);
});

/** Texts printed by ten courts. Names and some numbers are replaced. */
it.each([
  'Motion for Relief from Stay and Notice of Motion Re: 999 Jackson Valley Court, Nubai, NG 20721 [BGW# 53838]. Fee Amount $150, Notice Served on 11/10/2009',
  'Notice of Motion and Motion for Relief from Stay as to 999 Feather Sound Dr., Bolingbrook, IL. Fee Amount $150',
  'Virtual Minute Entry in reference to hearing On: 11/12/2009 Subject: MOTION TO VALUE COLLATERAL PROPERTY: 5204 CASCO WAY, LAS VEGAS, NV 89107 FILED BY KIZBU L',
  'Virtual Minute Entry in reference to hearing On: 02/10/2010 Subject: MOTION FOR RELIEF FROM STAY PROPERTY: 1065 CRYER CT #1, HENDERSON, NV 89002',
  'Motion for Relief from Stay and Notice of Motion Re: 9999 McCulloh Street. Fee Amount $150, Notice Served on 1/21/2010',
  'Notice of Motion and Motion to Sell Real Property located at 9999 Almagro Lane, Escondido, CA',
  'Subject: MOTION FOR RELIEF FROM STAY PROPERTY: 7917 BINMY OFOTI CT., LAS VEGAS, NV 89113',
  'Notice and Order Setting Hearing on Motion for Relief from Stay re: 999 South Ault Street, Moberly, MO 65270',
  'Motion for Relief from Stay as to the property located at 99 Sgejv Street, Sloatsburg, NY 10974',
])('a debtor’s home in a real matter is refused: "%s"', (matter) => {
  expect(find(matter)).toBe(HOME);
});

it('a hostile text of a million characters is searched quickly', () => {
  const start = performance.now();
  for (const each of [
    '1 a ',
    '1-',
    'account ',
    'SSN ',
    'DOB jan ',
    '1 1 1 Main ',
    'no. 5 st ',
    '4111 ',
    'born ',
    '1 x, TX ',
  ])
    findPrivateData({ matter: each.repeat(1_000_000 / each.length) });
  expect(performance.now() - start).toBeLessThan(20_000);
});

it('searching real dockets takes about as long as copying them', () => {
  const records = realDockets();
  const timeOf = (look: () => unknown) => {
    const start = performance.now();
    for (let turn = 0; turn < 5; turn += 1) look();
    return performance.now() - start;
  };
  const look = () => records.map((record) => findPrivateData(record));
  const copy = () => JSON.parse(JSON.stringify(records));
  look();
  const ratios = [1, 2, 3].map(() => timeOf(look) / timeOf(copy));
  expect(Math.min(...ratios)).toBeLessThan(4);
});
