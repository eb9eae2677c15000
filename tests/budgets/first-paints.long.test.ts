import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { buildRemote } from '../../tools/release/build/build-remote';
import { buildHost } from '../../tools/release/pages/build-host';

/**
 * Maximum bytes of brotli of each first paint; '' is the area's default one. docs/decisions/028-first-paint.md
 * explains their contents. The aim is 12,288 for each of them. Days and lists exceed it: their headings give method, room,
 * zone and count separately, so that narrow screens shorten each one. The script of 341 meetings draws the list too.
 */
const MAX_BYTES = {
  'mfe-calendar': { '': 13_700, agenda: 13_700, record: 13_550 },
  'mfe-s341': { meetings: 16_400, record: 13_550, search: 3_900 },
  'mfe-search': { lists: 3_200, search: 3_900 },
  'mfe-locations': { '': 1_650 },
  'mfe-settings': { '': 1_550 },
} as const;

/** Maximum additional bytes of the home page, compared with an area's page. */
const MAX_HOME_BYTES = 3_700;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test.each(Object.entries(MAX_BYTES))(
  'the first paints of %s stay within their limits',
  async (area, most) => {
    // a fixed version, because class names depend on it and change the size by up to 50 bytes
    const { folder, release } = await buildRemote({ area: area as keyof typeof MAX_BYTES, version: '1.0.0' });
    folders.push(folder);
    const { firstPaint, firstPaints = {} } = release;
    const own: Record<string, { file: string }> = { ...firstPaints, ...(firstPaint && { '': firstPaint }) };
    expect(Object.keys(own).sort()).toEqual(Object.keys(most).sort());
    for (const [name, bytes] of Object.entries(most)) {
      const script = readFileSync(join(folder, basename(own[name]?.file ?? '')));
      expect(brotliCompressSync(script).length, name).toBeLessThanOrEqual(bytes);
    }
    // the docket's page requests no sheet of another screen
    const sheets = release.preload.filter(({ as }) => as === 'style');
    for (const page of ['calendar.html', 's341-hearing.html'])
      expect(sheets.filter(({ pages = [] }) => pages.includes(page))).toEqual([]);
    for (const { page, reads } of release.routes)
      if (reads)
        expect(
          sheets.some(({ pages }) => !pages || pages.includes(page)),
          page,
        ).toBe(true);
  },
  60_000,
);

test('the home page stays within its limit of additional bytes', async () => {
  const { folder, templates } = await buildHost();
  folders.push(folder);
  const size = (template: string) => {
    const { html = [] } = templates.templates[template] ?? {};
    const texts = html.filter((part) => typeof part === 'string');
    const script = texts.find((part) => part.startsWith('<script>(')) ?? '';
    expect(script.length).toBeGreaterThan(9_000);
    return brotliCompressSync(script).length;
  };
  expect(size('home') - size('docket')).toBeLessThanOrEqual(MAX_HOME_BYTES);
}, 60_000);
