import { expect, test } from 'vitest';
import { shortPlace } from './short-place';

test.each([
  ['US Bankruptcy Court, 824 Market St., 6th Fl., Courtroom #3, Wilmington', 'Courtroom #3'],
  ["Chief Judge Jeku's Courtroom, 1100 East Main Street, Room 335, Richmond", 'Room 335'],
  ['Tampa, FL - Courtroom 8A, Gob M. Gibbons United States Courthouse', 'Courtroom 8A'],
  ['Crtrm 1368, 255 E Temple St., Los Angeles, CA 90012', 'Crtrm 1368'],
  ['US Bankruptcy Court, 824 Market St., 6th Fl., Courtroom #3,…', 'Courtroom #3'],
  ['341s - Foley Bldg,Rm 1500 (KIINEKH, Las Vegas', 'Rm 1500'],
  ['Courtroom 3-C, Greenbelt - Judge Nehf, Maryland', 'Courtroom 3-C'],
  ['1515 N Flagler Dr Room 801 Courtroom A, West Palm Beach', 'Room 801'],
])('of the long place %s the room is left', (place, room) => {
  expect(shortPlace(place)).toBe(room);
});

test.each([
  'Courtroom 1, San Antonio',
  'KCF - Courtroom 2, Trenton',
  "U.S. Bankruptcy Courthouse, the judge's courtroom",
  "Chief Judge Jeku's Courtroom, 1100 East Main Street, Room 3…",
  null,
])('the place %s stays whole', (place) => {
  expect(shortPlace(place)).toBe(place);
});
