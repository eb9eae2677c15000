import type { PageCourt } from '@court/contract';
import { expect, test } from 'vitest';
import { findCourts } from './find-courts';

const court = (code: string, displayName: string, ...places: string[]) =>
  ({
    code,
    displayName,
    offices: Object.fromEntries(places.map((name, at) => [`o${at}`, { name, timeZone: 'UTC' }])),
  }) as unknown as PageCourt;
const COURTS = [
  court('txwb', 'Western District of Texas', 'El Paso', 'San Antonio'),
  court('wawb', 'Western District of Washington', 'Seattle', 'Tacoma'),
];
const codes = (sought: string) => findCourts(COURTS, sought).map(({ code }) => code);

test('a court is found by the first letters of words of its name, places and code, in any order', () => {
  expect(codes('tex')).toEqual(['txwb']);
  expect(codes('paso west')).toEqual(['txwb']);
  expect(codes('WAWB')).toEqual(['wawb']);
  expect(codes('séattle')).toEqual(['wawb']);
});

test('an empty search finds every court, and unknown words find no court', () => {
  expect(codes('  ')).toEqual(['txwb', 'wawb']);
  expect(codes('texas seattle')).toEqual([]);
});
