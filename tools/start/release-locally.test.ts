import { expect, test } from 'vitest';
import { checkoutCourts } from '../release/site/court-file';
import { pageCourts } from '../release/site/site-courts';
import { localCourts, readFrom } from './release-locally';

const courts = checkoutCourts();
const modulesOf = (all: typeof courts, code: string) => all.find((court) => court.code === code)?.modules;

test('on a developer’s own site the desktop’s court offers an area that no court’s file names', () => {
  const local = localCourts(courts, 'txwb', ['mfe-calendar', 'mfe-forms']);
  expect(modulesOf(local, 'txwb')).toEqual([...(modulesOf(courts, 'txwb') ?? []), 'mfe-forms']);
  expect(modulesOf(local, 'kywb')).toEqual(modulesOf(courts, 'kywb'));
});

test('an area that one court does not offer stays off that court there', () => {
  expect(localCourts(courts, 'kywb', ['mfe-s341'])).toEqual(courts);
});

test('a court with data in another database is the site’s only one, and is read from there', () => {
  const from = 'https://kywb-default-rtdb.firebaseio.com';
  const other = courts.map((court) => ({ ...court, instance: 'two' }));
  const [court, ...others] = readFrom(other, 'kywb', from);
  expect(others).toEqual([]);
  expect(court).toMatchObject({ code: 'kywb', instance: '(default)', client: { databaseURL: from } });
  expect(pageCourts({ court: 'kywb', database: '' }, court ? [court] : []).court.client.databaseURL).toBe(
    from,
  );
});
