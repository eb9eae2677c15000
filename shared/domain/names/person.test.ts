import { describe, expect, it } from 'vitest';
import { fromKey, shortHash, toKey } from '../keys/keys';
import { nameKeys } from './name-keys';
import { attorneyId, debtorId, namesOfDebtor, sidesOfTitle } from './person';
import { readTypedName } from './typed-name';

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
  ])('in "%s" are %j', (name, names) => {
    expect(found(name)).toEqual(names);
  });

  it('include the listed aliases with their kind, each name once', () => {
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

  it('include both sides of a title', () => {
    expect(found('Acme LLC v. John Smith, et al.')).toEqual(['Acme LLC', 'John Smith']);
  });
});

describe('a joint name', () => {
  const ten = Array.from({ length: 10 }, (_, at) => `Philippa${at} Jo Kestrel-Mabry${at}`);
  it.each([
    [
      'Thaddeus Orin Mabry, Jr. and Philippa Jo Kestrel-Mabry',
      ['Philippa Kestrel-Mabry', 'Thaddeus Mabry', 'Thaddeus Orin Mabry Jr'],
    ],
    ['José Peñaranda & María O’Rafferty', ['jose penaranda', "Maria O'Rafferty", 'maria orafferty']],
    [`${ten.slice(0, 9).join(', ')} and ${ten[9]}`, ten],
    ['Quennell, Rupert & Isolde', ['Rupert Quennell', 'Isolde Quennell']],
    ['Farquhar, Lysander T and Farquhar, Beatrix M', ['Lysander Farquhar', 'Beatrix M Farquhar']],
    ['Ottoline Prewitt and Dream Kitchens Inc.', ['Ottoline Prewitt', 'Dream Kitchens', 'kitchens']],
  ])('finds every person in %s, last name first or first name first', (name, people) => {
    const words = namesOfDebtor({ name }).flatMap((one) => nameKeys(one.name, one.business));
    for (const person of people) {
      const [first, ...rest] = person.replace(/ Jr$/, '').split(' ');
      const forms =
        rest.length > 0 ? [person, `${rest.at(-1)}, ${first}`, `${rest.at(-1)} ${first}`] : [person];
      for (const typed of forms) {
        const { prefixes, matches } = readTypedName(typed);
        expect(
          words.some((word) => prefixes.some((prefix) => word.startsWith(prefix))),
          typed,
        ).toBe(true);
        expect(matches(name), typed).toBe(true);
      }
    }
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
  ])('of "%s" are %j', (title, sides) => {
    expect(sidesOfTitle(title)).toEqual(sides);
  });
});

describe('the id of an attorney', () => {
  it('is the bar number, however it is formatted', () => {
    expect(attorneyId({ name: 'Ann Lee', barNumber: '00795077' })).toBe('b-795077');
    expect(attorneyId({ name: 'A. Lee', barNumber: 'TX 795-077', firm: 'Lee LLP' })).toBe('b-tx795077');
  });

  it('is otherwise made of name and firm, however they are punctuated', () => {
    const id = attorneyId({ name: 'Boaf F. Azkzig, Esq.', firm: 'Roan, Heczmeh & Buksij, LLP' });
    expect(attorneyId({ name: 'BOAF F AZKZIG', firm: 'Roan Heczmeh and Buksij', barNumber: '' })).toBe(id);
    expect(id).toMatch(/^a-[a-z0-9]{6,11}$/);
  });

  it('distinguishes father and son, and two firms', () => {
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
  it('is made of the case and the name', () => {
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
  it('never changes, because ids in databases are made of it', () => {
    expect(shortHash('')).toBe('wvjl67o803');
    expect(shortHash('ann lee|roan')).toBe('1k42zk9iit5');
  });

  it('differs for a hundred thousand similar names', () => {
    expect(new Set(Array.from({ length: 100_000 }, (_, at) => shortHash(`ann lee ${at}`))).size).toBe(
      100_000,
    );
  });
});
