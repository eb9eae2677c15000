import { HOST_PATHS, isAt } from '@court/records';
import { atom } from 'jotai';
import { areasAtom } from './areas-atom';
import { courtAtom } from './court-atom';

/**
 * Tells of a link whether it leads anywhere here: to the host, or into an area that the chosen court has enabled and that
 * has been released. Others are not shown. Where there is no host to say which area answers what, every link is.
 */
export const offeredAtom = atom((get) => {
  const modules = get(courtAtom)?.modules ?? [];
  const areas = get(areasAtom);
  return (link: string): boolean => {
    const pathname = link.replace(/[?#].*/, '');
    if (areas.length === 0 || HOST_PATHS.some((path) => isAt(path, pathname))) return true;
    const there = areas.find(({ paths = [] }) => paths.some((path) => isAt(path, pathname)));
    return there !== undefined && there.state !== 'not-offered' && modules.includes(there.area);
  };
});
