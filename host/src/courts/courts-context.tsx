import type { PageCourt } from '@court/contract';
import { createContext, useContext } from 'react';
import type { AreaRegistry } from '../remotes/registry';

/** What the courts page needs of the page it stands on. */
export type PageCourts = {
  courts: readonly PageCourt[];
  registry: AreaRegistry;
  /** starts a new router at the address the browser shows */
  renew: () => void;
};

const Courts = createContext<PageCourts | null>(null);

export const CourtsProvider = Courts.Provider;

export function usePageCourts(): PageCourts {
  const courts = useContext(Courts);
  if (!courts) throw new Error('The courts of the page are given at its start');
  return courts;
}
