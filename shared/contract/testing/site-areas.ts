import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Area } from '@court/domain';
import type { AreaReport } from '../state/court-atom';

const ROOT = join(import.meta.dirname, '../../..');

type Facts = { routes: { path: string }[] };
const factsOf = (area: string) => JSON.parse(readFileSync(join(ROOT, area, 'remote.json'), 'utf8')) as Facts;

/**
 * Every area of this repository with its addresses, as the host of a complete site reports them. Areas in `missing`
 * are not offered.
 */
export function siteAreas(...missing: Area[]): AreaReport[] {
  const areas = readdirSync(ROOT).filter((folder): folder is Area => folder.startsWith('mfe-'));
  return areas.map((area) => {
    const paths = factsOf(area).routes.map(({ path }) => path);
    if (missing.includes(area)) return { area, paths, state: 'not-offered' };
    return { area, paths, state: 'not-loaded', version: '1.0.0', source: 'current' };
  });
}
