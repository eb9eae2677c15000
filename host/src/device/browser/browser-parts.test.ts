import { expect, test } from 'vitest';
import { nearestOffice } from './browser-parts';

const zone = { timeZone: 'America/Chicago' };
const OFFICES = {
  sanAntonio: { name: 'San Antonio', lat: 29.4262, lng: -98.4867, ...zone },
  austin: { name: 'Austin', lat: 30.2712, lng: -97.7389, ...zone },
  elPaso: { name: 'El Paso', lat: 31.7592, lng: -106.4847, ...zone },
  unplaced: { name: 'Somewhere', ...zone },
};

test('the nearest office is the one with the shortest distance', () => {
  expect(nearestOffice(OFFICES, { lat: 29.88, lng: -97.94 })?.office).toBe('austin');
  expect(nearestOffice(OFFICES, { lat: 29.7, lng: -98.12 })?.office).toBe('sanAntonio');
});

test('a degree of longitude counts less than a degree of latitude', () => {
  const offices = {
    east: { name: 'East', lat: 60, lng: 3, ...zone },
    north: { name: 'North', lat: 62, lng: 0, ...zone },
  };
  expect(nearestOffice(offices, { lat: 60, lng: 0 })?.office).toBe('east');
});

test('without an office with a position there is no nearest office', () => {
  expect(nearestOffice({ unplaced: OFFICES.unplaced }, { lat: 30, lng: -98 })).toBeNull();
});
