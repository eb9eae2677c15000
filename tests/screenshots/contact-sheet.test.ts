import { expect, test } from 'vitest';
import { contactSheet } from './contact-sheet';

test('the contact sheet shows every screen in every look, each with its own picture', () => {
  const sheet = contactSheet(
    [
      { file: 'day', path: '/calendar' },
      { file: 'home', path: '/home' },
    ],
    [
      { theme: 'default', width: 360 },
      { theme: 'winter', width: 1280 },
    ],
    [],
  );
  const pictures = [...sheet.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src);
  expect(pictures).toEqual([
    'default-360/day.png',
    'winter-1280/day.png',
    'default-360/home.png',
    'winter-1280/home.png',
  ]);
});

test('changed pictures come first, each beside that of the last commit and the difference', () => {
  const screens = [{ file: 'day', path: '/calendar' }];
  const looks = [{ theme: 'dark', width: 360 }];
  const sheet = contactSheet(screens, looks, [{ picture: 'dark-360/day.png', share: 0.0123 }]);
  const pictures = [...sheet.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src);
  expect(pictures).toEqual([
    'before/dark-360/day.png',
    'dark-360/day.png',
    'difference/dark-360/day.png',
    'dark-360/day.png',
  ]);
  expect(sheet).toContain('dark-360/day.png: 1.23 % changed');
});
