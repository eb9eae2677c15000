import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { remotes } from '../../../host/release/build/workspaces';
import { copySources, type SourceCopy } from './source-copy';

/** The sources as they would stand one version on: the contract is 1.5.0 and has a name more, which every remote uses. */
export function nextSources(): SourceCopy {
  const copy = copySources();
  const contract = join(copy.folder, 'shared/contract');
  const manifest = join(contract, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"version": "1.4.0"', '"version": "1.5.0"'));
  writeFileSync(join(contract, 'state/next-part.ts'), "export const nextPart = () => 'of 1.3.0';\n");
  appendFileSync(join(contract, 'index.ts'), "export { nextPart } from './state/next-part';\n");
  for (const area of remotes())
    appendFileSync(
      join(copy.folder, area, 'src/remote.tsx'),
      "import { nextPart } from '@court/contract';\nObject.assign(globalThis, { __nextPart: nextPart() });\n",
    );
  return copy;
}
