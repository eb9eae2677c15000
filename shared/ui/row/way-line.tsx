import { offeredAtom, officesAtom } from '@court/contract';
import type { DocketRow } from '@court/domain';
import { useAtomValue } from 'jotai';
import { venueOf } from '../data/venue';
import { partMessages } from '../messages/shared-messages';
import * as css from './way-line.module.css';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

type Props = { at: Pick<DocketRow, 'how' | 'place' | 'officeId'> };

/** The street of a hearing in person, and the link to the office with its directions. Empty if the venue is unknown. */
export function WayLine({ at }: Props) {
  const offered = useAtomValue(offeredAtom);
  const venue = venueOf(at, useAtomValue(officesAtom).byId);
  if (!venue) return null;
  const { address, link } = venue;
  return (
    <span className={css.way}>
      {address && <span>{address}</span>}
      {offered(link) && <a href={BASE + link}>{partMessages('directions')}</a>}
    </span>
  );
}
