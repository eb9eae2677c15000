import { areasAtom } from '@court/contract';
import type { Area } from '@court/records';
import { useAtomValue } from 'jotai';
import { usePageCourts } from '../courts/courts-context';
import { words } from '../locales/en-us';
import { textOf } from '../locales/local-text';

/** Tells what an area is called in a sentence: "the calendar". */
export function useAreaPhrase(): (area: Area) => string {
  const { registry } = usePageCourts();
  // told anew when the site's registry has been read
  useAtomValue(areasAtom);
  return (area) => {
    const { phrase } = registry.outline(area) ?? {};
    return phrase ? textOf(phrase) : words('areaUnnamed');
  };
}
