// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import type { MapFrameCourt } from '@court/contract';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CourtGoogleMap, viewOf } from './google-map';
import { officePlaces } from './office-places';

const STUB = readFileSync('tests/fakes/google-maps.js', 'utf8');
const zone = { timeZone: 'America/Chicago' };
const SEATTLE = { name: 'Seattle', lat: 47.6147, lng: -122.3372, ...zone };
const TACOMA = { name: 'Tacoma', lat: 47.245, lng: -122.4365, ...zone };

type Said = {
  maps: { center: unknown; zoom: number; mapTypeId: string }[];
  markers: { title: string; position: unknown; label: string }[];
  fits: unknown[];
  open: string[];
};
const said = () => (window as unknown as { __google: Said }).__google;
const court = (offices: MapFrameCourt['offices']): MapFrameCourt => ({
  code: 'wawb',
  mapsKey: 'AIzaSy-no-key-of-anybody',
  offices,
});

beforeEach(() => {
  for (const name of ['error', 'warn'] as const) vi.spyOn(console, name).mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  for (const script of document.querySelectorAll('script')) script.remove();
  for (const name of ['google', '__google', 'initMap']) Reflect.deleteProperty(window, name);
});

/**
 * Renders the map in React's strict mode, which mounts it twice. Waits for Google's script tag but does not run the
 * script.
 */
async function show(offices: MapFrameCourt['offices'], office?: string) {
  const onNews = vi.fn();
  render(
    <StrictMode>
      <CourtGoogleMap court={court(offices)} office={office} onNews={onNews} />
    </StrictMode>,
  );
  const script = await waitFor(() => {
    const found = document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis.com"]');
    if (!found) throw new Error('not asked for yet');
    return found;
  });
  return { onNews, script };
}

test('shows a numbered marker for every office, fits all of them, and causes no React warning in strict mode', async () => {
  const { onNews, script } = await show({ o2: SEATTLE, o3: TACOMA });
  expect(document.querySelectorAll('script[src*="maps.googleapis.com"]')).toHaveLength(1);
  expect(new URL(script.src).searchParams.get('key')).toBe('AIzaSy-no-key-of-anybody');
  // biome-ignore lint/security/noGlobalEval: runs the loaded script like a browser
  await act(async () => window.eval(STUB));
  await waitFor(() => expect(onNews).toHaveBeenCalledWith('shown'));
  expect(said().maps[0]).toMatchObject({
    center: { lat: (47.6147 + 47.245) / 2, lng: (-122.3372 - 122.4365) / 2 },
    zoom: 17,
    mapTypeId: 'roadmap',
  });
  expect(said().fits[0]).toEqual({ north: 47.6147, south: 47.245, west: -122.4365, east: -122.3372 });
  const markers = new Map(said().markers.map((each) => [each.title, each]));
  expect([...markers.values()]).toEqual([
    { title: 'Seattle', position: { lat: 47.6147, lng: -122.3372 }, label: '1' },
    { title: 'Tacoma', position: { lat: 47.245, lng: -122.4365 }, label: '2' },
  ]);
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(vi.mocked(console.warn).mock.calls).toEqual([]);
});

test('centers the requested office at the zoom of the specification', async () => {
  const { onNews } = await show({ o2: SEATTLE, o3: TACOMA }, 'o3');
  // biome-ignore lint/security/noGlobalEval: runs the loaded script like a browser
  await act(async () => window.eval(STUB));
  await waitFor(() => expect(onNews).toHaveBeenCalledWith('shown'));
  expect(said().maps[0]).toMatchObject({ center: { lat: 47.245, lng: -122.4365 }, zoom: 17 });
  expect(said().fits).toEqual([]);
  expect(said().markers.map(({ title }) => title)).toContain('Seattle');
});

test('reports a script that fails to load at once', async () => {
  const { onNews, script } = await show({ o2: SEATTLE });
  await act(async () => script.dispatchEvent(new Event('error')));
  await waitFor(() => expect(onNews).toHaveBeenCalledWith('failed'));
});

test('centers a single office at the zoom of the specification, or the default center without any office', () => {
  const view = (offices: MapFrameCourt['offices']) => viewOf(officePlaces(court(offices)));
  expect(view({ o2: SEATTLE })).toMatchObject({
    options: { center: { lat: 47.6147, lng: -122.3372 }, zoom: 17 },
    bounds: null,
  });
  const none = {
    options: { center: { lat: 37.421995, lng: -122.084092 }, zoom: 17, mapTypeId: 'roadmap' },
    bounds: null,
  };
  expect(view({})).toEqual(none);
  expect(view({ o9: { name: 'Nowhere', ...zone } })).toEqual(none);
});
