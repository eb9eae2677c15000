import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { themeFiles } from '../src/theme/theme-css.mjs';
import { themeScript } from '../src/theme/theme-script';
import { contentHash, filesBelow } from './content-hash';
import { integrityOf } from './integrity';
import { runBuild } from './run-build';
import { packageVersion, ROOT } from './workspaces';

/** A file of the host that every page names. */
export type HostFile = { file: string; integrity: string };

/** What pages need to know of the host: `<site>/.host.json`, which is not served. `theme` holds back the first paint. */
export type HostFiles = { version: string; theme: HostFile; scripts: HostFile[]; styles: HostFile[] };

/** Another first file than the host's own, that exists only in this build. */
export type OtherMain = { path: string; source: string };

/** Builds the host in a folder of its own, which the caller removes. Throws BuildError. */
export async function buildHost(version = packageVersion('host'), main?: OtherMain) {
  const folder = mkdtempSync(join(tmpdir(), 'court-host-'));
  const dir = join(ROOT, 'host');
  const virtual = { ...themeFiles(), ...(main ? { [main.path]: main.source } : {}) };
  const entry = main?.path ?? 'src/main.tsx';
  await runBuild({ kind: 'host', options: { dir, version, entry, out: folder, virtual } });
  const asset = (file: string): HostFile => ({
    file: `/assets/${file}`,
    integrity: integrityOf(readFileSync(join(folder, file))),
  });
  const named = (extension: string) =>
    filesBelow(folder)
      .filter((file) => new RegExp(`^main\\.[0-9a-f]+\\.${extension}$`).test(file))
      .map(asset);
  const theme = `theme.${contentHash([], [themeScript()]).slice(0, 8)}.js`;
  writeFileSync(join(folder, theme), themeScript());
  const files: HostFiles = { version, theme: asset(theme), scripts: named('js'), styles: named('css') };
  return { folder, files };
}
