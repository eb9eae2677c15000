import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import type { HostFile } from '../../tools/release/build/host-provides';
import { buildHost } from '../../tools/release/pages/build-host';

/**
 * Maximum bytes after brotli: the measured bytes plus 1 %. All code up to the first hearing has 200,000 bytes, by the
 * count of the load bench.
 *
 * Scripts:
 * - 47,000: React DOM.
 * - 24,000: Module Federation's plugin and runtime (010).
 * - 15,000: React Router (030).
 * - 1,250: validate stored values, and detect a page that hangs.
 * - 100: detect unchanged data after a second read, and start the app in short steps (034).
 * - 1,050: report missing parts of the page (037), and replace a release that breaks or leaves the page (019).
 * - 2,000: use the time of the court's server (036), wait for slow storage without reporting a fault, and name
 * storage keys for a site below a sub-path (037).
 * - 1,150: make DOM nodes of JSX, and follow plain links within the app.
 * - 900: merge a stored value with another tab's changes, keep it if the page closes at once, and tell the age of the
 * copies on the screen.
 * - 200: hashes of chunks, which compress differently with each change.
 * - 1,350: the libraries are a script of their own, so that two short tasks complete the compilation (040).
 *
 * Styles: 1,700 are the tokens of ten themes, light and dark. Theme script: 100 load the tokens of a theme that the
 * page does not contain.
 */
const MAX_BYTES = { scripts: 134_000, styles: 6_300, theme: 420 };

const host = await buildHost();
afterAll(() => rmSync(host.folder, { recursive: true, force: true }));

const read = ({ file }: HostFile) => readFileSync(join(host.folder, basename(file)));
const sizeOf = (files: HostFile[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);

test('the host’s first files stay within their limits', () => {
  const { scripts, styles, theme } = host.files;
  const sizes = { scripts: sizeOf(scripts), styles: sizeOf(styles), theme: sizeOf([theme]) };
  for (const kind of ['scripts', 'styles', 'theme'] as const)
    expect(sizes[kind], kind).toBeLessThanOrEqual(MAX_BYTES[kind]);
});

/** Code that does not belong there, each with a text that only it contains. */
const STRANGERS = {
  'schema of records': '~standard',
  'live database': 'forceWebSockets',
  'words of another screen': 'Scan with your phone',
};

test.each(Object.entries(STRANGERS))('the first script contains no %s', (_what, text) => {
  for (const script of host.files.scripts) expect(read(script).toString()).not.toContain(text);
});
