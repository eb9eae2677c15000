import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { buildHost } from '../../host/release/build/build-host';
import type { HostFile } from '../../host/release/build/host-provides';

/**
 * Bytes of brotli, of the 150,000 that page, scripts and styles up to the first hearing may have (docs/decisions/010): 47,000 of the scripts' are
 * React DOM; 1,250 read what a device hands over with care and watch for a page that hangs; 100 see that what is read once more is the same, and start the app in short steps (034); 1,050 say which part of the page is missing (037), and give up a release that spoils or leaves it (019); 2,000 take the moment from the court's server (036), wait for a slow device without calling it a fault, and name the keys of a site below a sub-path (037); 200 tell a full device from one that refuses, and say it once. 1,700 of the styles’ are tokens in ten themes, light and dark. 100 of the theme’s script ask for those of a theme that the page does not hold.
 */
const MOST = { scripts: 94_100, styles: 6_100, theme: 420 };

const host = await buildHost();
afterAll(() => rmSync(host.folder, { recursive: true, force: true }));

const read = ({ file }: HostFile) => readFileSync(join(host.folder, basename(file)));
const sizeOf = (files: HostFile[]) =>
  files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);

test("the host's first files keep within their bytes", () => {
  const { scripts, styles, theme } = host.files;
  const sizes = { scripts: sizeOf(scripts), styles: sizeOf(styles), theme: sizeOf([theme]) };
  for (const kind of ['scripts', 'styles', 'theme'] as const)
    expect(sizes[kind], kind).toBeLessThanOrEqual(MOST[kind]);
});

/** What does not belong there, each by a text that it alone carries. */
const STRANGERS = {
  'router for development': 'No routes matched location',
  'data router': 'remix-router-transitions',
  'part of the router that no page uses': 'react-router-scroll-positions',
  'forms and prefetching of the router': 'Cannot submit',
  'reader of manifests': 'beforeLoadRemoteSnapshot',
  'loader of remotes that asks its plugins at every step': 'errorLoadRemote',
  'share scope that is negotiated': 'errorLoadShare',
  'schema of records': '~standard',
  'live database': 'forceWebSockets',
  'words of another screen': 'Point your phone',
};

test.each(Object.entries(STRANGERS))('the first script holds no %s', (_what, text) => {
  for (const script of host.files.scripts) expect(read(script).toString()).not.toContain(text);
});
