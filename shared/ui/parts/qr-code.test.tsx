// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import jsqr from 'jsqr';
import { afterEach, expect, test } from 'vitest';
import { QrCode } from './qr-code';

afterEach(cleanup);

/** Draws the code's path as a camera would see it, `scale` pixels per module. */
function photograph(code: Element, scale: number) {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  const squares =
    code
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h1v1h-1z/g) ?? [];
  for (const [, x, y] of squares)
    for (let dy = 0; dy < scale; dy += 1)
      for (let dx = 0; dx < scale; dx += 1) {
        const at = ((Number(y) * scale + dy) * size + Number(x) * scale + dx) * 4;
        pixels.fill(0, at, at + 3);
      }
  return jsqr(pixels, size, size)?.data;
}

test.each([
  'https://apps.apple.com/us/app/court-calendar/id1234567890',
  'https://play.google.com/store/apps/details?id=gov.uscourts.txwb.calendar&hl=en_US',
])('another vendor’s scanner reads %s', (link) => {
  render(<QrCode text={link} spare="quartile" label="code" />);
  expect(photograph(screen.getByRole('img', { name: 'code' }), 4)).toBe(link);
});
