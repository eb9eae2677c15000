import { realDockets } from '@court/records/testing/real-dockets';
import { describe, expect, it } from 'vitest';
import { findPrivateData, hidePrivate } from './private-data';

const find = (matter: string) => findPrivateData({ matter })?.what ?? null;

const SSN = 'a social security number';
const TAX = 'a taxpayer number';
const ACCOUNT = 'an account number';
const BIRTH = 'a date of birth';
const HOME = 'a home address';

describe('a matter with private data', () => {
  it.each([
    ['123-45-6789', SSN],
    ['Debtor (SSN 123-45-6789) appears', SSN],
    ['SSN:123 45 6789.', SSN],
    ['xxx-123-45-6789', SSN],
    ['Docket 5 123-45-6789', SSN],
    ['as 123–45–6789', SSN],
    ['as 123‑45‑6789', SSN],
    ['as 123 - 45 - 6789', SSN],
    ['123.45.6789', SSN],
    ['1\u200b23-45-6\u00ad789', SSN],
    ['１２３-４５-６７８９', SSN],
    ['SSN: 123456789', SSN],
    ['ssn 123456789', SSN],
    ['SSN# 123456789', SSN],
    ['S.S.N. 123456789', SSN],
    ['SS# 123456789', SSN],
    ['SS No. 123-456-789', SSN],
    ['Soc. Sec. No. 123 45 6789', SSN],
    ['Social Security Number of John Q. Public: 123456789', SSN],
    ['social security no. 123 456 789', SSN],
    ['Debtor 123456789 (SSN)', SSN],
    ['Amended statement of SSNs: 123456789 and 987654321', SSN],
    ['912-70-1234', TAX],
    ['912 88 1234', TAX],
    ['ITIN 912701234', TAX],
    ['TIN: 123456789', TAX],
    ['Tax ID 12-3456789', TAX],
    ['EIN 12-3456789', TAX],
    ['FEIN: 123456789', TAX],
    ['Employer Identification Number 12-3456789', TAX],
    ['Taxpayer I.D. No. 123-45-678 9', TAX],
    ['Federal ID 123456789', TAX],
    ['Acct # 000123456789', ACCOUNT],
    ['Account No. 4521-889-10', ACCOUNT],
    ['account number 123456', ACCOUNT],
    ['Account number(s): 9876543210', ACCOUNT],
    ['bank account 123456789', ACCOUNT],
    ['Loan No. 1234567890', ACCOUNT],
    ['Loan #1234567890', ACCOUNT],
    ['Mortgage loan number 1234567', ACCOUNT],
    ['Routing 114000093', ACCOUNT],
    ['Account ending in 12345678', ACCOUNT],
    ['4111111111111111', ACCOUNT],
    ['Visa 4111 1111 1111 1111', ACCOUNT],
    ['card 5500-0000-0000-0004', ACCOUNT],
    ['378282246310005', ACCOUNT],
    ['3782 822463 10005', ACCOUNT],
    ['6011111111111117.', ACCOUNT],
    ['DOB 1/5/1980', BIRTH],
    ['D.O.B.: 01-05-80', BIRTH],
    ['DOB: January 5, 1980', BIRTH],
    ['DOB (debtor): 1980-01-05', BIRTH],
    ['DOB 01051980', BIRTH],
    ['dob is 5 Jan 1980', BIRTH],
    ['date of birth of minor child J.D. is January 5, 2010', BIRTH],
    ['Birthdate 05-JAN-1980', BIRTH],
    ['a child born 1/5/2010', BIRTH],
    ['a child born on Jan. 5, 2010', BIRTH],
    ['Motion to sell real property located at 123 Main Street, San Antonio, TX 78205', HOME],
    ['Motion for relief from stay as to 123 Main St.', HOME],
    ['MOTION TO VALUE COLLATERAL PROPERTY: 5204 CASCO WAY, LAS VEGAS, NV 89107', HOME],
    ['Motion for relief re: 1065 Cryer Ct #1', HOME],
    ['Relief from stay 999 S. Ault Ave', HOME],
    ['Sale of 700 E. 12th St', HOME],
    ['Sale of 4521-B Old Mill Rd', HOME],
    ['Notice of Motion as to 999 Feather Sound Dr., Bolingbrook, IL', HOME],
    ['property at 123 main street', HOME],
    ['Motion to sell 123 Main Street to Smith Holdings LLC', HOME],
    ['MOTION TO SELL 123 MAIN STREET TO SMITH HOLDINGS LLC', HOME],
    ['Relief: 1200 County Road 12', HOME],
    ['Relief: 4500 FM 1604', HOME],
    ['Relief: 200 W. Highway 90', HOME],
    ['Relief: 1234 Broadway, New York, NY 10001', HOME],
    ['Relief: 1234 Avenue B, San Antonio, Texas. 12 Oak Blvd Apt 4', HOME],
    ['Notice returned from P.O. Box 1234', HOME],
    ['PO Box 77', HOME],
    ['Relief: 88 Quail Hollow Pkwy Unit 5', HOME],
  ])('"%s" is refused as %s', (text, what) => {
    expect(find(text)).toBe(what);
  });
});

describe('a matter without private data', () => {
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
    'SSN xxx-xx-1234',
    'SSN ***-**-1234',
    'SSN XXX-XX-XXXX',
    'social security number ending 1234',
    'last four digits of SSN 1234',
    'Order on claim of Social Security Administration, Baltimore 21235-0001',
    'Social Security Administration, 800-772-1213',
    'Motion to redact social security number (Docket No. 45) filed 03/15/2024',
    'EIN ending 6789',
    'account ending in 1234',
    'Acct # xxxxxx1234',
    'Acct. ****1234',
    'First and Final Account 26-51091',
    'Motion to approve accounting 2024-2025',
    'Annual account 2024-2025',
    'account dated 01-15-2024',
    'Turnover of account holding $1,234,567.89',
    'Loan of $250000',
    'Loan modification 26-51091',
    'loan 2500000',
    'Receipt number 4111111111111111',
    'https://ecf.example/doc1/4111111111111111',
    'Amount 1234567890123',
    '4111111111111112',
    '1764000000000',
    'ZoomGov ID 160 555 0001 passcode 042424',
    'Meeting ID 1605550001',
    '+1 669 254 5252',
    'Chapter 13 Plan 04/05/2024',
    'DOB xx/xx/1980',
    'Year of birth 1980',
    'NYC DOB violation 01/05/2024',
    'Motion of Max Born 11/30/2026',
    'Claim 12-1 filed 03/15/2024',
    'Proof of claim no. 123456 of $12,345.67',
    'Objection to Claim 5 of Kings Way Lending',
    'Claim No. 12 of First Street Capital',
    'Objection to claim of 12 Oak Street Partners LLC',
    'Objection to claim of 12 Oak Street, LLC',
    '1 Market Street Owner, L.P. v. Rivera',
    '200 East Houston Street Apartments, Ltd.',
    '341 Meeting St',
    '341 United States Bankruptcy Court',
    'Meeting held at RM 103, 725 S Figueroa St, Los Angeles, CA 90017',
    'hearing at 09:30 AM at 255 E Temple St., Los Angeles, CA 90012',
    '10:00 AM, Office of the U.S. Trustee, 600 East Main St., Suite 120, Richmond',
    'to be held at United States Courthouse, 615 E. Houston Street',
    'Courtroom 1, 615 E. Houston Street',
    'Chapter 7 Trustee Dr. Smith',
    'Expert report, Exhibit 12 Smith Dr. 4',
    'Notice of Hearing on 23 Motion for Relief from Stay and Order of the Court',
    '11 U.S.C. § 362 Motion by State Street Bank',
    'Fed. R. Bankr. P. 9014 and Local Rule 4001 Court order',
    '2019 Bankr. Ct. decision',
    'November 30 Wall Street Bank',
    'Adversary 26-05012 removal from 225th District Court',
    'Removal from 57 District Court',
    'within 14 days of this Court ordering',
    'Motion to Extend Time to File Schedules (Ch. 7) 12 days',
    'Fee application $4,500.00 and expenses $123.45 for 10/1/2025 to 12/31/2025',
    'Bar No. 24012345',
    'San Antonio, TX 78205',
    'Fee Amount $150, Notice Served on 11/10/2009',
    'Related doc 45, 46, 123456',
    'BGW# 53838',
    'RE: 2016 Toyota Camry VIN 4T1BF1FK5GU123456',
    'Receipt Number 18517042713',
    'ECF No. 1 Place of hearing',
  ])('"%s" passes', (text) => {
    expect(find(text)).toBeNull();
  });
});

describe('the field says more', () => {
  it('a field’s name or its column’s heading makes bare digits and days private', () => {
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

  it('an address is private in names and matters alone', () => {
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

  it('ids and addresses may hold a number with the sum of a card', () => {
    const card = '4111111111111111';
    expect(findPrivateData({ id: card, docketNumber: card, relatedDocs: [card] })).toBeNull();
    expect(findPrivateData({ appear: { url: `https://a.example/?x=${card}` } })).toBeNull();
    expect(findPrivateData({ id: '123-45-6789' })).toEqual({ path: 'id', what: SSN });
  });

  it('what shows how to appear passes', () => {
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

  it('a field’s name that is itself private is not told', () => {
    expect(findPrivateData({ '123-45-6789': '123-45-6789' })).toEqual({ path: '[private]', what: SSN });
  });
});

describe('what is printed', () => {
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
  ])('"%s" under "%s" is said as "%s"', (text, heading, said) => {
    expect(hidePrivate(text, heading)).toBe(said);
  });
});

it('of real dockets nothing is refused: the addresses of debtors’ homes are taken out of the fixtures', () => {
  expect(realDockets().flatMap((record) => findPrivateData(record) ?? [])).toEqual([]);
});

/** As ten courts print them; their names and some numbers are replaced. */
it.each([
  'Motion for Relief from Stay and Notice of Motion Re: 999 Jackson Valley Court, Nubai, NG 20721 [BGW# 53838]. Fee Amount $150, Notice Served on 11/10/2009',
  'Notice of Motion and Motion for Relief from Stay as to 999 Feather Sound Dr., Bolingbrook, IL. Fee Amount $150',
  'Virtual Minute Entry in reference to hearing On: 11/12/2009 Subject: MOTION TO VALUE COLLATERAL PROPERTY: 5204 CASCO WAY, LAS VEGAS, NV 89107 FILED BY KIZBU L',
  'Virtual Minute Entry in reference to hearing On: 02/10/2010 Subject: MOTION FOR RELIEF FROM STAY PROPERTY: 1065 CRYER CT #1, HENDERSON, NV 89002',
  'Motion for Relief from Stay and Notice of Motion Re: 9999 McCulloh Street. Fee Amount $150, Notice Served on 1/21/2010',
  'Notice of Motion and Motion to Sell Real Property located at 9999 Almagro Lane, Escondido, CA',
  'Subject: MOTION FOR RELIEF FROM STAY PROPERTY: 7917 BINMY OFOTI CT., LAS VEGAS, NV 89113',
  'Notice and Order Setting Hearing on Motion for Relief from Stay re: 999 South Ault Street, Moberly, MO 65270',
  'Subject: MOTION FOR RELIEF FROM STAY PROPERTY: 1040 YELLOW MARIGOLD CT., HENDERSON, NV 89015',
  'Motion for Relief from Stay as to the property located at 99 Sgejv Street, Sloatsburg, NY 10974',
])('a debtor’s home in a real matter is refused: "%s"', (matter) => {
  expect(find(matter)).toBe(HOME);
});

it('a hostile text of a million characters is looked through in a moment', () => {
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

it('looking through real dockets takes about as long as copying them', () => {
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
