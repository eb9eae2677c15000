import { breathe } from './breathe';
import type { CourtNames } from './court-names';
import { daySum } from './day-sum';
import type { ExportedRecords } from './exported-records';
import type { OnProgress } from './progress';

/** What an export's records name, each name with the number of the first record that does. */
export type MetNames = Record<'offices' | 'judges' | 'trustees', Map<string, number>>;

/** What a publication has to know of a whole export before it writes anything. */
export type ExportSurvey = {
  /** day → what is kept of it, see daySum */
  sums: ReadonlyMap<string, string>;
  met: MetNames;
  /** offices the court file does not know → number of records that name them */
  unknownOffices: ReadonlyMap<string, number>;
};

/** Goes through all records once, day by day. */
export async function surveyExport(
  exported: ExportedRecords,
  names: CourtNames,
  onProgress: OnProgress,
): Promise<ExportSurvey> {
  const sums = new Map<string, string>();
  const met: MetNames = { offices: new Map(), judges: new Map(), trustees: new Map() };
  const unknown = new Map<string, { first: number; count: number }>();
  const meet = (of: keyof MetNames, name: string | null, number: number) => {
    if (name && number < (met[of].get(name) ?? Number.POSITIVE_INFINITY)) met[of].set(name, number);
  };
  const total = exported.dates.length;
  for (const [at, date] of exported.dates.entries()) {
    const source = [...exported.sourceOn(date)];
    for (const [number, record] of source) {
      const { office, judge, trustees, sealed } = record;
      if (office && !names.isKnownOffice(office)) {
        const { first, count } = unknown.get(office) ?? { first: number, count: 0 };
        unknown.set(office, { first: Math.min(first, number), count: count + 1 });
      }
      if (sealed === 'Y' || exported.isWithdrawn(record)) continue;
      meet('offices', office, number);
      meet('judges', judge, number);
      for (const name of trustees) meet('trustees', name, number);
    }
    const day = exported.make(date, source);
    const sum = daySum(new Map([...day].map(([key, record]) => [key, record.sum])));
    if (sum) sums.set(date, sum);
    onProgress({ doing: 'comparing', what: exported.kind, done: at + 1, total, share: (at + 1) / total });
    await breathe();
  }
  const inOrder = [...unknown].sort(([, a], [, b]) => a.first - b.first);
  return { sums, met, unknownOffices: new Map(inOrder.map(([office, { count }]) => [office, count])) };
}
