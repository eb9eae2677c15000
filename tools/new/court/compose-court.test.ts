import { expect, it } from 'vitest';
import { loadCourt, parseCourt } from '../../../court-data/publisher/run/load-court';
import { composeCourt, DISTRICTS, districtOf, unknownFields } from './compose-court';

const OFFICE = { name: 'Springfield', address: { street: '1 Main St.', state: 'IL', zip: '62701' } };
const courts = DISTRICTS.filter(({ court }) => court !== null);

it('lists the 94 judicial districts once each; 91 have the code of a bankruptcy court', () => {
  expect(DISTRICTS.length).toBe(94);
  for (const facts of [DISTRICTS.map(({ code }) => code), DISTRICTS.map(({ name }) => name)])
    expect(new Set(facts).size).toBe(94);
  expect(new Set(courts.map(({ court }) => court)).size).toBe(91);
  expect(courts.every(({ code, court }) => court === `${code}b`)).toBe(true);
});

it('has notes on five districts: two share a court, three have no bankruptcy court', () => {
  const noted = DISTRICTS.filter(({ note }) => note).map(({ code }) => code);
  expect(noted.sort()).toEqual(['are', 'arw', 'gu', 'nmi', 'vi']);
  expect(DISTRICTS.filter(({ court }) => court === null).map(({ code }) => code)).toEqual([
    'gu',
    'nmi',
    'vi',
  ]);
});

it('names the statute of each: a section of 28 U.S.C. §§ 81–131, or of Title 48 for territories', () => {
  for (const { code, court, source } of DISTRICTS) {
    const [, title, section] = /^(\d+) U\.S\.C\. § (\d+)A?$/.exec(source) ?? [];
    expect(title, code).toBe(court === null ? '48' : '28');
    if (court !== null) expect(Number(section) >= 81 && Number(section) <= 131, code).toBe(true);
  }
  // § 81 and § 81A to § 131: each state, the District of Columbia and Puerto Rico
  expect(new Set(courts.map(({ source }) => source)).size).toBe(52);
  expect(new Set(courts.map(({ state }) => state)).size).toBe(52);
});

it.each(['txwb', 'wawb', 'kywb'])('agrees with the court file of %s', async (code) => {
  const { displayName, shortName, timeZones, offices } = await loadCourt(code);
  const { sample: _, ...composed } = composeCourt({ code });
  expect(composed).toMatchObject({ displayName, shortName, timeZones });
  const seats = districtOf(code)?.places ?? [];
  const staffed = offices.filter((office) => office.staffed).map(({ name }) => name);
  expect(staffed.filter((name) => seats.includes(name)).length).toBeGreaterThan(0);
});

it.each(courts)('$court is a complete court with one office and no other answers', ({ court, timeZones }) => {
  const found = parseCourt(composeCourt({ code: court, offices: [OFFICE] }), 'the answers');
  expect(found).toMatchObject({ code: court, sample: false, timeZones });
  expect(found.offices).toMatchObject([
    { code: '1', staffed: true, timeZone: timeZones[0], address: { city: 'Springfield' } },
  ]);
  expect(found.client.databaseURL).toBe(`http://localhost:9000?ns=${court}`);
});

it('prefers answers to defaults, and names unknown fields', () => {
  const given = {
    code: 'flsb',
    timeZones: ['America/Chicago'],
    client: { projectId: 'own' },
    shortname: 'x',
  };
  expect(composeCourt({ ...given, offices: [{ ...OFFICE, code: '9' }] })).toMatchObject({
    timeZones: ['America/Chicago'],
    client: { projectId: 'own', databaseURL: 'http://localhost:9000?ns=flsb' },
    offices: [{ code: '9', timeZone: 'America/Chicago' }],
  });
  expect(unknownFields(given)).toEqual(['shortname']);
});
