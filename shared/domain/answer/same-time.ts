import { type DocketRow, isOn } from '../docket/docket-row';
import type { DatedRecord } from './answer-types';

/** Id of the judge of a hearing, or of the trustee of a 341 meeting. Null if the court names none. */
export const presiderOf = ({ kind, row }: DatedRecord) => (kind === 'hearings' ? row.judgeId : row.trusteeId);

/**
 * The dates of other judges and trustees at the same moment, by the key of each date that has any. Leaves out the
 * dates of its own judge or trustee, who calls them in sequence, and dates that will not be held. An unknown judge or
 * trustee counts as another. `instant`: epoch ms at which a row is called.
 */
export function sameTimes<Dated extends DatedRecord & { key: string }>(
  dates: readonly Dated[],
  instant: (row: DocketRow) => number | null,
): ReadonlyMap<string, readonly Dated[]> {
  const byMoment = new Map<number, Dated[]>();
  for (const dated of dates) {
    const { row } = dated;
    const moment = isOn(row) ? instant(row.eventTime ? { ...row, time: row.eventTime } : row) : null;
    if (moment !== null) byMoment.set(moment, [...(byMoment.get(moment) ?? []), dated]);
  }
  const found = [...byMoment.values()].flatMap((same) =>
    same.map((dated): [string, Dated[]] => {
      const own = presiderOf(dated);
      return [dated.key, same.filter((other) => other !== dated && (!own || presiderOf(other) !== own))];
    }),
  );
  return new Map(found.filter(([, others]) => others.length > 0));
}
