import { areasAtom, type PageCourt } from '@court/contract';
import type { Area } from '@court/domain';
import { useAtomValue } from 'jotai';
import { createContext, useContext } from 'react';
import { shellMessages } from '../messages/shell-messages';
import type { AreaRegistry } from '../remotes/registry';
import { textOf } from './text-of';

/** The parts of the page that the courts page needs. */
export type PageCourts = {
  courts: readonly PageCourt[];
  registry: AreaRegistry;
  /** starts a new router at the address in the address bar */
  renew: () => void;
};

const Courts = createContext<PageCourts | null>(null);

export const CourtsProvider = Courts.Provider;

export function usePageCourts(): PageCourts {
  const courts = useContext(Courts);
  if (!courts) throw new Error('The courts of the page are given at its start');
  return courts;
}

/** Returns a function that gives an area's name for use in a sentence: "the calendar". */
export function useAreaPhrase(): (area: Area) => string {
  const { registry } = usePageCourts();
  // renders again when the site's registry has been read
  useAtomValue(areasAtom);
  return (area) => {
    const { phrase } = registry.outline(area) ?? {};
    return phrase ? textOf(phrase) : shellMessages('areaUnnamed');
  };
}
