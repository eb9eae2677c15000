import type { Registry } from '@court/contract';

/** The kits of each current release, one line each. Leaves out releases that record none. */
export const kitLines = ({ areas }: Registry): string[] =>
  Object.entries(areas).flatMap(([area, { current }]) => {
    const kits = Object.entries(current.kits ?? {}).map(([name, version]) => `${name} ${version}`);
    return kits.length > 0 ? [`${area} ${current.version} bundles ${kits.join(', ')}`] : [];
  });
