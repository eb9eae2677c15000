// @vitest-environment jsdom
import type { Geocoder } from '@court/contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeDatabase, renderAt } from '../testing/render-at';
import { OFFICES } from '../testing/sample-offices';

const ODESSA = { lat: 31.8457, lng: -102.3676 };
const deniedError = Object.assign(new Error('This app or page may not use your location.'), {
  name: 'PermissionDeniedError',
});
const browser = { kind: 'office', here: async () => ODESSA } as const;
const device = {
  kind: 'address',
  here: async () => ODESSA,
  reverse: async (at) => ({
    ...at,
    name: '300 N Grant Ave, Odessa, TX',
    county: 'Ector County',
    office: null,
  }),
  forward: async (address) =>
    address === 'nowhere' ? null : { lat: 31.8, lng: -106.4, name: address, county: null, office: null },
} satisfies Partial<Geocoder>;

const section = () => within(screen.getByRole('region', { name: 'Which office is nearest?' }));
async function press(name: string) {
  fireEvent.click(section().getByRole('button', { name }));
  for (let turn = 0; turn < 5; turn += 1) await act(() => vi.advanceTimersByTimeAsync(0));
}
const said = () => [...section().getByRole('status').children].map((each) => each.textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T17:00:00Z') });
  fakeDatabase({ offices11: OFFICES });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows the nearest office with its distance in a browser, and asks no other service', async () => {
  await renderAt('/locations', { geocoder: browser });
  expect(section().queryByRole('textbox')).toBeNull();
  await press('Use my location');
  expect(said()).toEqual([
    'The Midland office is nearest, about 20 miles away in a straight line. Your hearing may be at another office.',
  ]);
  const link = section().getByRole('link', { name: 'Show the Midland office' });
  expect(link.getAttribute('href')).toBe('/locations?office=o7');
});

it('shows the name of the place too in the apps, and can search an address', async () => {
  await renderAt('/locations', { geocoder: device, isNative: true });
  await press('Use my location');
  expect(said()[1]).toBe('Measured from 300 N Grant Ave, Odessa, TX (Ector County).');
  fireEvent.change(section().getByRole('textbox', { name: 'Or from an address' }), {
    target: { value: 'Ft. Bliss' },
  });
  await press('Find');
  expect(said()).toEqual([
    'The El Paso office is nearest, about 6 miles away in a straight line. Your hearing may be at another office.',
    'Measured from Ft. Bliss.',
  ]);
  fireEvent.change(section().getByRole('textbox'), { target: { value: 'nowhere' } });
  await press('Find');
  expect(said()).toEqual(['Your device finds no place for “nowhere”. Add the town and the state.']);
});

it('shows the distance even if the device cannot name the place', async () => {
  const reverse = () => Promise.reject(new Error('no network'));
  await renderAt('/locations', { geocoder: { ...device, reverse }, isNative: true });
  await press('Use my location');
  expect(said()).toEqual([
    'The Midland office is nearest, about 20 miles away in a straight line. Your hearing may be at another office.',
    'Your device has no address for your location.',
  ]);
});

it("shows the device's own message once for a refusal, and a general message for other failures", async () => {
  const here = vi
    .fn<Geocoder['here']>()
    .mockRejectedValueOnce(deniedError)
    .mockRejectedValueOnce(new Error('OS-42'));
  await renderAt('/locations', { geocoder: { ...browser, here } });
  await press('Use my location');
  expect(said()).toEqual(['This app or page may not use your location.']);
  await press('Use my location');
  expect(said()).toEqual(['Your location could not be found. Try again in a moment.']);
});

it("opens the device's maps for directions in the apps", async () => {
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'Mozilla/5.0 (Linux; Android 16)' });
  await renderAt('/locations', { geocoder: device, isNative: true });
  const href = () =>
    screen.getByRole('link', { name: 'Directions to the El Paso office' }).getAttribute('href');
  expect(href()).toBe('geo:31.7592,-106.4847?q=31.7592%2C-106.4847(El%20Paso)');
  cleanup();
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
  });
  await renderAt('/locations', { geocoder: device, isNative: true });
  expect(href()).toBe('maps://?daddr=31.7592%2C-106.4847');
});

it('offers no search without a host', async () => {
  await renderAt('/locations');
  expect(screen.queryByRole('region', { name: 'Which office is nearest?' })).toBeNull();
});
