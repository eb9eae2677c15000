import { dataPath } from '@court/domain';
import * as v from 'valibot';
import type { OwnerDatabase } from '../../publisher/store/owner-database';

const DAY = `${dataPath('sample')}/day`;
const daySchema = v.nullable(v.string());

/**
 * The simulated current day of a sample court, YYYY-MM-DD, at `sample11/day`. Everyone may read it, because it may be
 * in the future. Null if no sample was published.
 */
export async function shownDay(database: OwnerDatabase): Promise<string | null> {
  return v.parse(daySchema, await database.get(DAY));
}

/**
 * Writes the simulated day. Call it after the docket is published, so that an interrupted run publishes the same day
 * again.
 */
export const showDay = (database: OwnerDatabase, day: string) => database.put(DAY, day);
