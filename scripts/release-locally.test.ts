import { expect, test } from 'vitest';
import { checkoutCourts } from '../host/release/site/court-file';
import { localCourts } from './release-locally';

const courts = checkoutCourts();
const modulesOf = (all: typeof courts, code: string) => all.find((court) => court.code === code)?.modules;

test('an area that no court’s file names is offered by the desktop’s court on a developer’s own site', () => {
  const local = localCourts(courts, 'txwb', ['mfe-calendar', 'mfe-forms']);
  expect(modulesOf(local, 'txwb')).toEqual([...(modulesOf(courts, 'txwb') ?? []), 'mfe-forms']);
  expect(modulesOf(local, 'kywb')).toEqual(modulesOf(courts, 'kywb'));
});

test('an area that one court has left out stays left out there', () => {
  expect(localCourts(courts, 'kywb', ['mfe-s341'])).toEqual(courts);
});
