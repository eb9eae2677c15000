import { readFileSync } from 'node:fs';

/** The folders of the packages that areas import. */
export function kits(): string[] {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
  return workspaces.filter((folder) => /^shared\/|\/kits\//.test(folder));
}
