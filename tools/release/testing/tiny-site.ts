import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Area } from '@court/domain';
import { containerName } from '@court/federation/container-name';
import { CONTRACT } from '@court/federation/share-list';
import { contentHash, integrityOf } from '../build/content-hash';
import { writeFileList } from '../build/file-list';
import { contractExports, type HostFile, type HostFiles, providedModules } from '../build/host-provides';
import { remoteFile } from '../build/workspaces';
import { pageTemplates } from '../pages/page-templates';
import { type BuiltArea, type BuiltHost, putReleases } from '../release-area';
import { newSigningKey } from '../site/signing-key';

/** A host with one line in each file. It is released like any other, and builds instantly. */
export function tinyHost(version: string, facts: Partial<HostFiles> = {}): BuiltHost {
  const folder = mkdtempSync(join(tmpdir(), 'tiny-host-'));
  const textOf = (name: string) => `/* ${name} of host ${version} */`;
  const put = (name: string): HostFile => {
    const text = textOf(name);
    const file = name.replace('.', `.${contentHash([], [text]).slice(0, 8)}.`);
    writeFileSync(join(folder, file), text);
    return { file: `/assets/${file}`, integrity: integrityOf(text) };
  };
  const pageFiles = { theme: put('theme.js'), scripts: [put('main.js')], styles: [put('main.css')] };
  const templates = pageTemplates(
    {
      ...pageFiles,
      styles: pageFiles.styles.map((sheet) => ({ ...sheet, text: textOf('main.css') })),
      ...{ themeText: '/* theme */', firstPaint: '/* draws the shell */' },
    },
    { worker: '/* keeps it */' },
  );
  const list = writeFileList(folder, (file) => `/assets/${file}`, true);
  const files = { contract: CONTRACT, provides: providedModules(), exports: contractExports() };
  return {
    folder,
    files: { version, ...files, ...pageFiles, list, ...facts },
    templates,
    hash: contentHash([folder]),
  };
}

/** A release of an area with its own addresses and menu, and one line in its entry. */
export function tinyArea(area: Area, version: string, facts: Partial<BuiltArea['release']> = {}): BuiltArea {
  const folder = mkdtempSync(join(tmpdir(), `tiny-${area}-`));
  const text = `/* ${area} ${version} */`;
  const entry = 'remoteEntry.00000001.js';
  writeFileSync(join(folder, entry), text);
  const file = { file: `/${area}/${version}/${entry}`, integrity: integrityOf(text) };
  const release = {
    ...{ version, entry: file.file, integrity: file.integrity, contract: CONTRACT },
    ...{ container: containerName(area, version), needs: {}, uses: [] },
    preload: [{ ...file, as: 'script' as const }],
    ...remoteFile(area),
  };
  return { area, folder, release: { ...release, ...facts } };
}

/** A site of the court `txwb` with a tiny host and two areas. The search has two releases. */
export async function tinySite(site: string, key = newSigningKey()) {
  const put = async (host: BuiltHost | undefined, ...remotes: BuiltArea[]) => {
    await putReleases(
      { site, court: 'txwb', adopt: true },
      { host, remotes, key, allowStopping: ['mfe-search', 'mfe-settings'] },
    );
    for (const { folder } of [...(host ? [host] : []), ...remotes])
      rmSync(folder, { recursive: true, force: true });
  };
  await put(tinyHost('1.0.0'), tinyArea('mfe-settings', '1.0.0'), tinyArea('mfe-search', '1.0.0'));
  await put(undefined, tinyArea('mfe-search', '1.1.0'));
  return { site, key, put };
}
