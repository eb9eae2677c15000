import { describe, expect, it } from 'vitest';
import { namesOfDebtor, sidesOfTitle } from './names-in';

const found = (name: string) =>
  namesOfDebtor({ name }).map((one) => (one.alias ? `${one.alias} ${one.name}` : one.name));

describe('the names of a debtor', () => {
  it.each([
    ['Zcuab Silver, Inc., fka Mafg Tonna, Inc.', ['Zcuab Silver, Inc.', 'fka Mafg Tonna, Inc.']],
    [
      'Lreyug Company, Inc., now known as TP Liquidation Company, Inc.',
      ['Lreyug Company, Inc.', 'nka TP Liquidation Company, Inc.'],
    ],
    ['Jane Doe a/k/a Jane Roe, d/b/a Roe Cleaning', ['Jane Doe', 'aka Jane Roe', 'dba Roe Cleaning']],
    ['Jane Doe A.K.A. Jane Roe f/d/b/a Roe', ['Jane Doe', 'aka Jane Roe', 'fdba Roe']],
    ['JANE DOE FDBA ROE & CO', ['JANE DOE', 'fdba ROE & CO']],
    ['Joe Smith (aka J. Smith)', ['Joe Smith', 'aka J. Smith']],
    ['ZuheFec Energy Corporation, et al., Reorganized Debtor', ['ZuheFec Energy Corporation']],
    ['Wony Nhocz, Inc., Debtor', ['Wony Nhocz, Inc.']],
    ['Nakamura Akane', ['Nakamura Akane']],
  ])('%s', (name, names) => {
    expect(found(name)).toEqual(names);
  });

  it('hold the listed aliases with their kind, each name once', () => {
    expect(namesOfDebtor({ name: 'Ada Brook', aliases: [{ name: 'Ada Marsh' }] })).toMatchObject([
      { name: 'Ada Brook', alias: null },
      { name: 'Ada Marsh', alias: 'aka' },
    ]);
    const names = namesOfDebtor({
      name: 'Jane Doe aka Jane Roe',
      business: false,
      aliases: [
        { kind: 'AKA', name: 'Jane Roe' },
        { kind: 'dba', name: 'Roe Cleaning' },
        { kind: 'formerly known as', name: 'Jane Poe' },
      ],
    });
    expect(names).toEqual([
      { name: 'Jane Doe', alias: null, business: false },
      { name: 'Jane Roe', alias: 'aka', business: false },
      { name: 'Roe Cleaning', alias: 'dba', business: true },
      { name: 'Jane Poe', alias: 'fka', business: false },
    ]);
  });

  it('are both sides of a title', () => {
    expect(found('Acme LLC v. John Smith, et al.')).toEqual(['Acme LLC', 'John Smith']);
  });
});

describe('the sides of a title', () => {
  it.each([
    ['Acme LLC v. John Smith', ['Acme LLC', 'John Smith']],
    ['Acme LLC vs John Smith', ['Acme LLC', 'John Smith']],
    ['ACME LLC VS. SMITH', ['ACME LLC', 'SMITH']],
    ['Acme versus Smith', ['Acme', 'Smith']],
    ['JOHN SMITH V. ACME BANK', ['JOHN SMITH V. ACME BANK', 'JOHN SMITH', 'ACME BANK']],
    ['Mary V. Jones', ['Mary V. Jones']],
    ['MARY V. JONES', ['MARY V. JONES']],
    ['In re Vs', ['In re Vs']],
  ])('%s', (title, sides) => {
    expect(sidesOfTitle(title)).toEqual(sides);
  });
});
