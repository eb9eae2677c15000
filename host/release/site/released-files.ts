import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@court/contract';
import { integrityOf } from '../build/content-hash';
import type { HostFile, HostFiles } from '../build/host-provides';

/** A file as a release names it; its name holds the site's sub-path, as browsers ask for it, and so lies below the site's top. */
type NamedFile = { file: string; integrity: string | null };

const listOf = (release: object): HostFile[] => {
  const { list } = release as { list?: HostFile };
  return list ? [list] : [];
};

/** The files that a release of an area names itself. */
export const filesOf = (release: Omit<Release, 'releasedAt'>): NamedFile[] => [
  { file: release.entry, integrity: release.integrity },
  ...release.preload,
  ...(release.frame ?? []),
  ...(release.firstPaint ? [release.firstPaint] : []),
  ...Object.values(release.firstPaints ?? {}),
  ...listOf(release),
];

/** The files that a release of the host names itself. */
export const hostFilesOf = (host: HostFiles): NamedFile[] => [
  host.theme,
  ...host.scripts,
  ...host.styles,
  ...listOf(host),
];

/** Those that its list names, which are all that browsers may load of it; none where the list is missing or changed, or where it has none. */
export function listedFiles(top: string, release: object): NamedFile[] {
  return listOf(release).flatMap((list) => {
    if (damaged(top, [list]).length > 0) return [];
    const found = JSON.parse(readFileSync(join(top, list.file), 'utf8')) as Record<string, string>;
    return Object.entries(found).map(([file, integrity]) => ({ file, integrity }));
  });
}

/** Files of the site in `top` that are missing, or hold other bytes than was released: browsers refuse them. */
export function damaged(top: string, files: readonly NamedFile[]): string[] {
  const bad = files.filter(({ file, integrity }) => {
    const path = join(top, file);
    return !existsSync(path) || integrityOf(readFileSync(path)) !== integrity;
  });
  return [...new Set(bad.map(({ file }) => file))];
}
