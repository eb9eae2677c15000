import type { DocketRow } from '@court/records';
import type { VenueZone } from './docket-blocks';

/** A hearing, and the clock it is called by. */
export type TimedRow = { row: DocketRow; zone: VenueZone | null };

export const keyOfTimedRow = ({ row }: TimedRow) => row.id;
