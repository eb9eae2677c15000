import { courtAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { UnofficialView } from './unofficial-view';

/** What governs, and where it is, for the court of the page. */
export function Unofficial() {
  return <UnofficialView site={useAtomValue(courtAtom)?.officialSite ?? null} />;
}
