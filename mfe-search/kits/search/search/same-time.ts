import { type DocketRow, isOn } from '@court/domain';
import type { Dated } from './dated-rows';
import { presiderOf } from './day-plan';

/**
 * Number of other judges and trustees at the same moment, by the key of each date that has any. A date without either
 * counts as one. Leaves out the date's own judge or trustee, who calls dates in sequence, and dates that will not be
 * held. `instant`: epoch ms at which a row is called.
 */
export function sameTimeCounts(
  dates: readonly Dated[],
  instant: (row: DocketRow) => number | null,
): ReadonlyMap<string, number> {
  const byMoment = new Map<number, Dated[]>();
  for (const dated of dates) {
    const { row } = dated;
    const moment = isOn(row) ? instant(row.eventTime ? { ...row, time: row.eventTime } : row) : null;
    if (moment !== null) byMoment.set(moment, [...(byMoment.get(moment) ?? []), dated]);
  }
  const counts = [...byMoment.values()].flatMap((same) =>
    same.map((dated): [string, number] => {
      const others = same.filter((other) => other !== dated).map((other) => presiderOf(other) || other.key);
      return [dated.key, new Set(others.filter((other) => other !== presiderOf(dated))).size];
    }),
  );
  return new Map(counts.filter(([, count]) => count > 0));
}
