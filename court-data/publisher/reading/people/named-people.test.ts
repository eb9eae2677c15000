import { describe, expect, it } from 'vitest';
import { joinNames, namePart, peopleNamed } from './named-people';

const named = (cells: Record<string, string>) =>
  joinNames(Object.entries(cells).map(([heading, text]) => ({ heading, text })));

describe('names in several columns', () => {
  it.each([
    [{ 'Last Name': 'Okafor', 'First Name': 'Grace' }, ['Okafor, Grace']],
    [{ FirstName: 'Grace', LastName: 'Okafor' }, ['Okafor, Grace']],
    [{ Last: 'Okafor', First: 'Grace', MI: 'M', Suffix: 'Jr.' }, ['Okafor, Grace M, Jr.']],
    [{ Last: 'Sable Coffee LLC', First: '' }, ['Sable Coffee LLC']],
    [{ 'Debtor 1': 'Pell, Martin', 'Debtor 2': 'Pell, Joan' }, ['Pell, Martin', 'Pell, Joan']],
    [{ 'Debtor 1': 'Okafor, Grace', 'Debtor 2': '' }, ['Okafor, Grace']],
    [
      { 'Last 1': 'Pell', 'First 1': 'Martin', 'Last 2': 'Tran', 'First 2': 'Joan' },
      ['Pell, Martin', 'Tran, Joan'],
    ],
    [{ Last: 'Pell', First: 'Martin', 'Joint Debtor': 'Joan Pell' }, ['Pell, Martin', 'Joan Pell']],
    [{ Last: '', First: '' }, []],
  ])('%j are %j', (cells, people) => expect(named(cells)).toEqual(people));

  it('are recognized by whole words of the heading', () => {
    expect(['Last Name', 'BLAST', 'Debtor', 'Given names', 'DebtorMiddle'].map(namePart)).toEqual([
      'last',
      null,
      null,
      'first',
      'middle',
    ]);
  });
});

it('names in one cell: “no appearance” is no name, and a party in parentheses is separate from the name', () => {
  expect(peopleNamed('No appearance required', 'represents')).toEqual([]);
  expect(peopleNamed('Ann Alder (Debtor)\nDee Dogwood (Committee); Tom Barrow (Reno)', 'represents')).toEqual(
    [
      { name: 'Ann Alder', represents: 'Debtor' },
      { name: 'Dee Dogwood', represents: 'Committee' },
      { name: 'Tom Barrow (Reno)' },
    ],
  );
});
