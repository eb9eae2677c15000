import { forSeeds, hostileValue, spoiled } from '@court/domain/testing/hostile-values';
import { expect, test } from 'vitest';
import { placeOf } from './native/native-geocoder';
import { doublesOf, eventsIn, type StandingEvent, tagOf, uidMark } from './native/standing-event';

const ADDRESS = {
  ...{ latitude: 29.4262, longitude: -98.4867, postalCode: '78205', administrativeArea: 'Texas' },
  ...{ subAdministrativeArea: 'Bexar County', locality: 'San Antonio', thoroughfare: 'East Houston Street' },
};
const EVENTS = {
  events: [
    {
      id: '17',
      title: 'Hearing',
      startDate: 1_795_000_000_000,
      endDate: 1_795_003_600_000,
      calendarName: 'Work',
    },
  ],
};

test('each of 2,000 random geocoder answers becomes a position on the globe, or null', () => {
  let places = 0;
  const tried = forSeeds(2000, (random) => {
    const place = placeOf(random() < 0.2 ? hostileValue(random) : spoiled(ADDRESS, random, 0.2));
    if (!place) return;
    places += 1;
    expect(Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180).toBe(true);
    expect([typeof place.name, place.office]).toEqual(['string', null]);
  });
  expect(places).toBeGreaterThan(tried / 10);
});

test('an address with missing fields has no gaps in its text', () => {
  expect(placeOf({ latitude: 1, longitude: 2, locality: 'Odessa' })).toEqual({
    ...{ lat: 1, lng: 2, name: 'Odessa', county: null, office: null },
  });
});

test('each of 2,000 random calendar answers becomes events with an id and valid times, or none', () => {
  let found = 0;
  const tried = forSeeds(2000, (random) => {
    for (const event of eventsIn(random() < 0.2 ? hostileValue(random) : spoiled(EVENTS, random, 0.2))) {
      found += 1;
      expect(event.id).not.toBe('');
      expect(() => [
        new Date(event.startDate).toISOString(),
        new Date(event.endDate).toISOString(),
      ]).not.toThrow();
    }
  });
  expect(found).toBeGreaterThan(tried / 10);
});

const UID = 'h-1@txwb';
const event = (id: string, tag: string, calendarId: string | null = '1'): StandingEvent => ({
  ...{ id, calendarId, calendarName: null, title: '', startDate: 0, endDate: 0 },
  notes: `At the venue: 9:30\n\n${uidMark(UID, tag)}`,
});

test('an event’s tag is the text after its uid, and no other text counts as one', () => {
  expect(tagOf(event('1', '0a1b2c3d'), UID)).toBe('0a1b2c3d');
  for (const notes of ['', 'mine', uidMark(UID), `${uidMark(UID)} call me`, uidMark('h-10@txwb', '0a1b2c3d')])
    expect(tagOf({ notes }, UID), notes).toBe('');
});

test('if two devices added an event to one calendar, both keep the same one, in any order and with any ids', () => {
  const tags = ['c0000000', 'a0000000', 'b0000000'];
  const kept = [tags, [...tags].reverse()].map((seen) => {
    const events = seen.map((tag, n) => event(String(n), tag));
    const doubles = doublesOf(events, UID);
    return events.filter((each) => !doubles.includes(each)).map((each) => tagOf(each, UID));
  });
  expect(kept).toEqual([['a0000000'], ['a0000000']]);
});

test('a copy, an event of another calendar, and events without a known calendar or tag are not duplicates', () => {
  expect(doublesOf([event('1', 'a0000000'), event('2', 'a0000000')], UID)).toEqual([]);
  expect(doublesOf([event('1', 'a0000000'), event('2', 'b0000000', '2')], UID)).toEqual([]);
  expect(doublesOf([event('1', 'a0000000', null), event('2', 'b0000000', null)], UID)).toEqual([]);
  expect(doublesOf([event('1', ''), event('2', '')], UID)).toEqual([]);
});
