import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@court/contract';
import { integrityOf } from '../build/content-hash';
import type { HostFile, HostFiles } from '../build/host-provides';

/**
 * A file in a release's record. `file` is its URL path with the site's base path, so it is relative to the site's top
 * folder.
 */
type NamedFile = { file: string; integrity: string | null };

const listOf = (release: object): HostFile[] => {
  const { list } = release as { list?: HostFile };
  return list ? [list] : [];
};

/** The files in the record of an area's release. */
export const filesOf = (release: Omit<Release, 'releasedAt'>): NamedFile[] => [
  { file: release.entry, integrity: release.integrity },
  ...release.preload,
  ...(release.frame ?? []),
  ...(release.firstPaint ? [release.firstPaint] : []),
  ...Object.values(release.firstPaints ?? {}),
  ...listOf(release),
];

/** The files in the record of a host release. */
export const hostFilesOf = (host: HostFiles): NamedFile[] => [
  host.theme,
  ...host.scripts,
  ...host.styles,
  ...listOf(host),
];

/**
 * The files in a release's file list, which are all files that browsers may load of it. Empty if the list is absent,
 * missing or changed.
 */
export function listedFiles(top: string, release: object): NamedFile[] {
  return listOf(release).flatMap((list) => {
    if (damaged(top, [list]).length > 0) return [];
    const found = JSON.parse(readFileSync(join(top, list.file), 'utf8')) as Record<string, string>;
    return Object.entries(found).map(([file, integrity]) => ({ file, integrity }));
  });
}

/** Files of the site in `top` that are missing or differ from the release. Browsers refuse them. */
export function damaged(top: string, files: readonly NamedFile[]): string[] {
  const bad = files.filter(({ file, integrity }) => {
    const path = join(top, file);
    return !existsSync(path) || integrityOf(readFileSync(path)) !== integrity;
  });
  return [...new Set(bad.map(({ file }) => file))];
}
