import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Office, officeIdOfCode, type ResolvedLocation, resolveLocation } from '@court/domain';
import { describe, expect, it } from 'vitest';
import { officeOf } from '../../court-data/publisher/plan/plan-reference';
import { generateDocket } from '../../court-data/sample/docket/generate-docket';
import { loadSampleCourts } from '../../court-data/sample/load-sample-courts';

type Label = { office: string; room: string | null };
type Labelled = { text: string; court: string; recordOffice: string; own: Label | null };
type OwnOffice = { name: string; street: string; city: string; state: string; courtrooms: string[] };

const FIXTURES = new URL('../fixtures/', import.meta.url);
const fixture = async <T>(path: string) => JSON.parse(await readFile(new URL(path, FIXTURES), 'utf8')) as T;
const labelled = await fixture<Labelled[]>('real-locations/labelled.json');
const ownCourts = await fixture<Record<string, OwnOffice[]>>('real-locations/own-courts.json');
const courts = await loadSampleCourts();
const officesOf = (court: (typeof courts)[number]) =>
  Object.fromEntries(court.offices.map((one) => [officeIdOfCode(one.code), officeOf(court, one)]));
const [txwb] = courts.filter(({ code }) => code === 'txwb').map(officesOf) as [Record<string, Office>];

function directory(court: string): Record<string, Office> {
  const offices = (ownCourts[court] ?? []).map(({ name, street, city, state, courtrooms }) => ({
    name,
    timeZone: 'UTC',
    address: { street, city, state, zip: '' },
    courtrooms: courtrooms.map((room) => ({ name: room, from: '2000-01-01' })),
  }));
  return Object.fromEntries(offices.map((office) => [office.name, office]));
}

describe('the real wordings', () => {
  it('are the 60 that the seed selects from the 178', async () => {
    const records = [
      ...(await fixture<{ location: string }[]>('real-dockets/hearings.json')),
      ...(await fixture<{ location: string }[]>('real-dockets/meetings341.json')),
    ];
    const texts = [...new Set(records.map(({ location }) => location).filter(Boolean))];
    const sum = (text: string) => createHash('sha256').update(`locations 9:${text}`).digest('hex');
    expect(texts).toHaveLength(178);
    const chosen = texts.sort((a, b) => (sum(a) < sum(b) ? -1 : 1)).slice(0, 60);
    expect(labelled.map(({ text }) => text)).toEqual(chosen);
  });

  it.each(courts)('match no place of $code, to which they do not belong', (court) => {
    const resolved = labelled.map(({ text }) => [text, resolveLocation(text, officesOf(court))]);
    expect(resolved).toEqual(labelled.map(({ text }) => [text, { officeId: null, room: null }]));
  });

  it('are never resolved differently from their labels at their own courts, and 26 of 30 courtrooms are found', () => {
    const wrong: unknown[] = [];
    let rooms = 0;
    for (const { text, court, recordOffice, own } of labelled) {
      const got = resolveLocation(text, directory(court), { officeId: recordOffice });
      const officeRight = got.officeId === null || got.officeId === own?.office;
      const roomRight = got.room === null || got.room === own?.room;
      if (!officeRight || !roomRight) wrong.push({ text, own, got });
      if (got.room !== null) rooms += 1;
    }
    expect(wrong).toEqual([]);
    expect(rooms).toBe(26);
  });
});

it.each(courts)('95 % of the hearings of $code resolve, each to its own room', (court) => {
  const offices = officesOf(court);
  const { hearings } = generateDocket(court, { seed: 'locations', today: '2026-11-21' });
  const known = new Map<string, ResolvedLocation>();
  let resolved = 0;
  for (const { location, office, date } of hearings) {
    const text = String(location);
    const key = `${text}|${date}`;
    const place = known.get(key) ?? resolveLocation(text, offices, { date: String(date) });
    known.set(key, place);
    const { officeId, room } = place;
    if (room === null) continue;
    resolved += 1;
    expect([offices[officeId ?? '']?.name, room]).toEqual([office, text.split(',')[0]]);
  }
  expect(hearings.length).toBeGreaterThan(1000);
  expect(resolved / hearings.length).toBeGreaterThanOrEqual(0.95);
});

describe('texts that only look like a known place', () => {
  it.each([
    ['another address in the town', 'Courtroom 1, 123 Main Street, San Antonio'],
    ['a street that is named like an office', 'Courtroom 1, 200 San Antonio Street'],
    ['the same number in another kind of street', 'Courtroom 1, 800 Franklin Blvd, Waco'],
    ['another town’s street of the same name', 'Courtroom 1, 615 E. Houston St, Dallas'],
    ['a room in another court’s house', 'Bexar County Courthouse, Courtroom 1, San Antonio'],
    ['two offices', 'Courtroom 1, San Antonio or Austin'],
    ['a street that is named like an office, without its kind', 'Courtroom 1, 200 San Antonio'],
    ['no place at all', 'By telephone'],
  ])('%s', (_what, text) => {
    expect(resolveLocation(text, txwb, { officeId: 'o5' })).toEqual({ officeId: null, room: null });
  });

  it.each([
    ['a courtroom with more to its name', 'Courtroom 1 West, San Antonio, TX'],
    ['an unknown courtroom', 'Courtroom 91, 615 E. Houston St, San Antonio'],
    ['the district court’s courtroom', 'U.S. District Court, Courtroom 1, 615 E. Houston St, San Antonio'],
    ['two courtrooms', 'Courtroom 1, Courtroom 2, 615 E. Houston St, San Antonio'],
    ['a courtroom that was left', 'Moved from Courtroom 1, 615 E. Houston St, San Antonio'],
  ])('%s', (_what, text) => {
    expect(resolveLocation(text, txwb).room).toBeNull();
  });
});

it('a room alone belongs to the hearing’s own office, and to none if the hearing names none', () => {
  expect(resolveLocation('Courtroom 2', txwb, { officeId: 'o1' })).toEqual({
    officeId: 'o1',
    room: 'Courtroom 2',
  });
  expect(resolveLocation('Courtroom 2', txwb)).toEqual({ officeId: null, room: null });
});

it('a courtroom is known from its first valid day on', () => {
  const at = (date: string) => resolveLocation('Courtroom 5, San Antonio', txwb, { date }).room;
  expect([at('2027-01-03'), at('2027-01-04')]).toEqual([null, 'Courtroom 5']);
});
