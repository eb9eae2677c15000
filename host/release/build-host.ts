import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { themeFiles } from '../src/theme/theme-css.mjs';
import { filesBelow } from './content-hash';
import { integrityOf } from './integrity';
import { runBuild } from './run-build';
import { packageVersion, ROOT } from './workspaces';

/** A file of the host that every page names. */
export type HostFile = { file: string; integrity: string };

/** What pages need to know of the host: `<site>/.host.json`, which is not served. */
export type HostFiles = { version: string; scripts: HostFile[]; styles: HostFile[] };

/** Another first file than the host's own, that exists only in this build. */
export type OtherMain = { path: string; source: string };

/** Builds the host in a folder of its own, which the caller removes. Throws BuildError. */
export async function buildHost(version = packageVersion('host'), main?: OtherMain) {
  const folder = mkdtempSync(join(tmpdir(), 'court-host-'));
  const dir = join(ROOT, 'host');
  const virtual = { ...themeFiles(), ...(main ? { [main.path]: main.source } : {}) };
  const entry = main?.path ?? 'src/main.tsx';
  await runBuild({ kind: 'host', options: { dir, version, entry, out: folder, virtual } });
  const named = (extension: string) =>
    filesBelow(folder)
      .filter((file) => new RegExp(`^main\\.[0-9a-f]+\\.${extension}$`).test(file))
      .map((file) => ({ file: `/assets/${file}`, integrity: integrityOf(readFileSync(join(folder, file))) }));
  const files: HostFiles = { version, scripts: named('js'), styles: named('css') };
  return { folder, files };
}
