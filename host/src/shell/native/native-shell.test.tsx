// @vitest-environment jsdom
import type { PageCourt } from '@court/contract';
import type { Area } from '@court/domain';
import { expect, test } from 'vitest';
import { isLightColor, rootSize } from '../../device/native/system-look';
import { linkTarget } from './app-links';

const areaAt = (path: string): Area | null => {
  if (/^\/hearing-detail\/[^/]+$/.test(path)) return 'mfe-calendar';
  return /^\/locations/.test(path) ? 'mfe-locations' : null;
};
const court = (code: string, site?: string) =>
  ({ code, modules: ['mfe-calendar'], ...(site && { site }) }) as unknown as PageCourt;
const COURTS = [
  court('txwb', 'https://calendar.example/tx'),
  court('kywb', 'https://ky.example/'),
  court('wawb'),
];
const at = (url: string) => {
  const target = linkTarget(url, COURTS, areaAt);
  return target && [target.court.code, target.address];
};

test('a link to a court’s site opens its record, for every court of the app', () => {
  expect(at('https://calendar.example/tx/hearing-detail/h-1?a=1#b')).toEqual([
    'txwb',
    '/hearing-detail/h-1?a=1#b',
  ]);
  expect(at('https://ky.example/hearing-detail/h%201')).toEqual(['kywb', '/hearing-detail/h%201']);
  expect(at('https://ky.example')).toEqual(['kywb', '/home']);
  expect(at('https://calendar.example/tx')).toEqual(['txwb', '/home']);
  expect(at('https://ky.example/courts')).toEqual(['kywb', '/courts']);
});

test.each([
  'https://evil.example/hearing-detail/h-1',
  'https://ky.example.evil.example/hearing-detail/h-1',
  'https://ky.example@evil.example/hearing-detail/h-1',
  'http://ky.example/hearing-detail/h-1',
  'https://ky.example:8443/hearing-detail/h-1',
  'capacitor://ky.example/hearing-detail/h-1',
  'https://calendar.example/texas/hearing-detail/h-1',
  'https://calendar.example/hearing-detail/h-1',
  'https://ky.example/locations-google-maps',
  'https://ky.example/registry.json',
  'https://ky.example//evil.example/',
  'javascript:alert(1)',
  '',
])('%s is not a link to a court of this app, or the court has no such address', (url) => {
  expect(at(url)).toBeNull();
});

test('the first of two courts with one site is the target', () => {
  const both = [court('a', 'https://ky.example'), court('b', 'https://ky.example')];
  expect(linkTarget('https://ky.example/home', both, areaAt)?.court.code).toBe('a');
});

test('a color is light if black has more contrast on it than white', () => {
  expect(['#fff', '#FFFFFF', '#ffc409', ' #777'].map(isLightColor)).toEqual([true, true, true, true]);
  expect(['#000', '#8b1a1a', '#666666'].map(isLightColor)).toEqual([false, false, false]);
  expect(['', 'red', 'color-mix(in srgb,#fff,#000)'].map(isLightColor)).toEqual([null, null, null]);
});

test('the page uses Apple’s text size, up to twice the usual', () => {
  expect([17, 14, 23, 53, Number.NaN].map(rootSize)).toEqual(['100%', '82%', '135%', '200%', '']);
});
