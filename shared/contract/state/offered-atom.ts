import { areaAt } from '@court/records';
import { atom } from 'jotai';
import { areasAtom } from './areas-atom';
import { courtAtom } from './court-atom';

/**
 * Tells of a link whether it leads anywhere here: to the host, or into an area that the chosen court has enabled and that
 * has been released. Others are not shown.
 */
export const offeredAtom = atom((get) => {
  const modules = get(courtAtom)?.modules ?? [];
  const missing = get(areasAtom).flatMap(({ area, state }) => (state === 'not-offered' ? [area] : []));
  return (link: string): boolean => {
    const area = areaAt(link.replace(/[?#].*/, ''));
    return area === 'host' || (area !== null && modules.includes(area) && !missing.includes(area));
  };
});
