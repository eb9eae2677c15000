import { courtAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { UnofficialView } from './unofficial-view';

/** Says that the court's own docket governs, with a link to the chosen court's site. */
export function Unofficial() {
  return <UnofficialView site={useAtomValue(courtAtom)?.officialSite ?? null} />;
}
