import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '../../../tools/release/build/workspaces';
import { copySources, type SourceCopy } from './source-copy';

/** The sources of the next minor version: the contract exports one more name, which every remote uses. */
export function nextSources(): SourceCopy {
  const copy = copySources();
  const contract = join(copy.folder, 'shared/contract');
  const manifest = join(contract, 'package.json');
  const next = readFileSync(manifest, 'utf8').replace(
    /"version": "(\d+)\.(\d+)\.\d+"/,
    (_version, major, minor) => `"version": "${major}.${Number(minor) + 1}.0"`,
  );
  writeFileSync(manifest, next);
  writeFileSync(
    join(contract, 'state/next-part.ts'),
    "export const nextPart = () => 'of the next version';\n",
  );
  appendFileSync(join(contract, 'index.ts'), "export { nextPart } from './state/next-part';\n");
  for (const area of remotes())
    appendFileSync(
      join(copy.folder, area, 'src/remote.tsx'),
      "import { nextPart } from '@court/contract';\nObject.assign(globalThis, { __nextPart: nextPart() });\n",
    );
  return copy;
}
