import { dataPath } from '@court/records';
import * as v from 'valibot';
import type { OwnerDatabase } from '../../publisher/store/owner-database';

const DAY = `${dataPath('sample')}/day`;
const daySchema = v.nullable(v.string());

/**
 * `sample11/day`: the day, YYYY-MM-DD, on which a sample court's docket stands as it does. Everyone may read it: it may
 * lie ahead of the present day. Null where no sample was published.
 */
export async function shownDay(database: OwnerDatabase): Promise<string | null> {
  return v.parse(daySchema, await database.get(DAY));
}

/** Written after the docket of that day is: a run that broke off publishes the same day again. */
export const showDay = (database: OwnerDatabase, day: string) => database.put(DAY, day);
