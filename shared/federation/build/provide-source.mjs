import { FEDERATION_VERSION, hostProvides, LAZY } from './share-list.mjs';

/** Source of the module `virtual-shared`: what the host provides to remotes, each with its installed version. */
export function provideSource(mode) {
  const lines = [];
  const entries = [];
  for (const [name, version] of Object.entries(hostProvides(mode))) {
    const key = JSON.stringify(name);
    const of = `${key}: { version: ${JSON.stringify(version)}`;
    if (LAZY.includes(name)) {
      entries.push(`${of}, later: () => import(${key}) }`);
      continue;
    }
    const local = `m${lines.length}`;
    lines.push(`import * as ${local} from ${key};`);
    entries.push(`${of}, now: ${local} }`);
  }
  lines.push(`export const federationVersion = ${JSON.stringify(FEDERATION_VERSION)};`);
  lines.push(`export const provided = {\n${entries.join(',\n')}\n};`);
  return lines.join('\n');
}
