// @vitest-environment jsdom
import { beginAt } from '@court/contract/testing/page-clock';
import { onlineMark } from '@court/domain';
import { cleanup, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { COURT, fakeCourt } from '../testing/fake-court';
import { renderAt } from '../testing/render-at';
import { DAY_PATH, MONDAY, meeting, REFERENCE } from '../testing/sample-meetings';
import { settle } from '../testing/settle';

const ADDRESS = `/s341-hearing?date=${MONDAY}`;
const trustees = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

async function open(address: string, tree: Record<string, unknown>) {
  fakeCourt({ ...REFERENCE, ...tree });
  renderAt(address);
  await settle();
}

beginAt('2026-11-21T17:00:00Z');

it("shows in the trustee's heading how to join by Zoom, and in a row the day it was continued from", async () => {
  const url = 'https://www.zoomgov.com/j/8205550135';
  const appear = { mode: 'video', url, meetingId: '820 555 0135', passcode: '521781' };
  const u = onlineMark(url);
  const day = {
    '0900~m1': meeting({ u, b: '2026-10-26' }),
    '0900~m2': meeting({ u, n: '26-50002' }),
    '0900~m3': meeting({ u: 'own', n: '26-50003' }),
  };
  await open(ADDRESS, { [DAY_PATH]: day, trustees11: { 't-ann-alder': { name: 'Ann Alder', appear } } });
  expect(trustees()).toEqual([
    'Trustee Ann Alder San Antonio · By video (Zoom) unless marked · Usual\u00a0ID\u00a0820\u00a0555\u00a00135 · Passcode 521781 · 3 meetings',
  ]);
  // there is nothing to join on another day
  const join = () => screen.queryByRole('link', { name: /^Join, Trustee Ann Alder/ });
  expect(join()).toBeNull();
  vi.setSystemTime(new Date('2026-11-30T14:30:00Z'));
  await settle(30_000);
  expect(join()?.getAttribute('href')).toBe(url);
  vi.setSystemTime(new Date('2026-11-30T17:00:00Z'));
  await settle(30_000);
  expect(join()).toBeNull();
  vi.setSystemTime(new Date('2026-11-30T14:30:00Z'));
  await settle(30_000);
  expect(document.querySelector('[data-meeting-id="m1"]')?.textContent).toContain(
    'Continued from Mon, Oct 26',
  );
  const own = (id: string) => document.querySelector(`[data-meeting-id="${id}"]`)?.textContent;
  expect(own('m3')).toContain('Different meeting link');
  expect(own('m2')).not.toContain('Different meeting link');
});

it('shows the time zone beside each time in a court with two zones', async () => {
  const offices = { ...REFERENCE.offices11, o3: { name: 'El Paso', timeZone: 'America/Denver' } };
  fakeCourt({ ...REFERENCE, offices11: offices, [DAY_PATH]: { '0900~m1': meeting({ o: 'o3' }) } });
  renderAt(ADDRESS, { ...COURT, timeZones: ['America/Chicago', 'America/Denver'] });
  await settle();
  expect(trustees()).toEqual(['Trustee Ann Alder El Paso · By video · 1 meeting']);
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('9:00 AM MST 1 meeting');
});

it("shows no Zoom data if a trustee's meetings use another service, and links only to hosts that the court names", async () => {
  const url = 'https://zoom.example/j/1';
  const appear = { mode: 'video', url, meetingId: '1' };
  const trustees11 = { 't-ann-alder': { name: 'Ann Alder', appear } };
  await open(ADDRESS, { [DAY_PATH]: { '0900~m1': meeting({ u: onlineMark(url) }) }, trustees11 });
  expect(trustees()).toEqual([
    'Trustee Ann Alder San Antonio · By video unless marked · Usual\u00a0ID\u00a01 · 1 meeting',
  ]);
  expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull();
  cleanup();
  await open(ADDRESS, { [DAY_PATH]: { '0900~m1': meeting({ u: 'none' }) }, trustees11 });
  expect(trustees()).toEqual(['Trustee Ann Alder San Antonio · By video · 1 meeting']);
});

it('shows no room for a meeting by video, but shows it for an in-person meeting', async () => {
  const url = 'https://www.zoomgov.com/j/8205550135';
  const appear = { mode: 'video', url };
  const u = onlineMark(url);
  const day = {
    '0900~m1': meeting({ u, l: 'Zoom video meeting' }),
    '0900~m2': meeting({ u, l: 'Room 117, San Antonio' }),
    '0900~m3': meeting({ a: 'inPerson', u: 'none', l: 'Room 118, San Antonio' }),
    '0900~m4': meeting({ u, l: 'Zoom video meeting' }),
  };
  await open(ADDRESS, { [DAY_PATH]: day, trustees11: { 't-ann-alder': { name: 'Ann Alder', appear } } });
  const own = (id: string) => document.querySelector(`[data-meeting-id="${id}"]`)?.textContent;
  expect(own('m2')).not.toContain('Room');
  expect(own('m3')).toMatch(/Room\s118.*In person/);
});

it('says above the meetings of a trustee that rows have another method', async () => {
  const room = { a: 'inPerson', l: 'Room 118' };
  const day = { '0900~m1': meeting(), '0900~m2': meeting(room), '0910~m3': meeting() };
  await open(ADDRESS, { [DAY_PATH]: day });
  expect(trustees()).toEqual(['Trustee Ann Alder San Antonio · By video unless marked · 3 meetings']);
  cleanup();
  await open(ADDRESS, { [DAY_PATH]: { '0900~m1': meeting(), '0900~m2': meeting(room) } });
  expect(trustees()).toEqual(['Trustee Ann Alder San Antonio · Each row says how · 2 meetings']);
});

it('shows the room of an in-person meeting below a heading that says how to join by Zoom', async () => {
  const url = 'https://www.zoomgov.com/j/8205550135';
  const trustees11 = { 't-ann-alder': { name: 'Ann Alder', appear: { mode: 'video', url } } };
  const room = { u: onlineMark(url), a: 'inPerson', l: 'Room 118' };
  await open(ADDRESS, { [DAY_PATH]: { '0900~m1': meeting(room), '0900~m2': meeting(room) }, trustees11 });
  expect(trustees()[0]).toContain('By video (Zoom) unless marked');
  expect(document.querySelector('[data-meeting-id="m1"]')?.textContent).toContain(
    'Room\u00a0118 · In person',
  );
});

it('shows no room above meetings by video, though most have a printed room', async () => {
  const day = { '0900~m1': meeting({ l: 'Room 117' }), '0900~m2': meeting({ l: 'Room 117' }) };
  await open(ADDRESS, { [DAY_PATH]: day });
  expect(trustees()).toEqual(['Trustee Ann Alder San Antonio · By video · 2 meetings']);
});
