import { areasAtom, type MenuItem } from '@court/contract';
import type { Area } from '@court/records';
import { LOCALE } from '@court/ui';
import { useAtomValue } from 'jotai';
import { usePageCourts } from '../courts/courts-context';
import { shellMessages } from '../messages/shell-messages';

/** A text that a release brings, in the reader's language; in US English where it has none for that. */
export const textOf = (text: MenuItem['label']): string => text[LOCALE] ?? text['en-US'];

/** Tells what an area is called in a sentence: "the calendar". */
export function useAreaPhrase(): (area: Area) => string {
  const { registry } = usePageCourts();
  // told anew when the site's registry has been read
  useAtomValue(areasAtom);
  return (area) => {
    const { phrase } = registry.outline(area) ?? {};
    return phrase ? textOf(phrase) : shellMessages('areaUnnamed');
  };
}
