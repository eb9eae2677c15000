import { type CalendarKind, entryKey } from '@court/domain';
import { type CheckedExports, unknownOfficesWarning } from './checking/check-exports';
import { ExportedRecords } from './checking/exported-records';
import type { CourtNames } from './checking/published-record';
import { addFigures, Batches, type Figures, MAX_BATCH_RECORDS, NO_FIGURES } from './diff/batches';
import { type ComparedKind, compareKind, isEmpty, surveyExport } from './diff/compare-days';
import { dayText } from './diff/moment-text';
import { NO_ANSWERS } from './diff/moved-records';
import { WrittenLists } from './indexes/index-reader';
import { planIndexes } from './indexes/plan-indexes';
import { diffKind, type KindDiff } from './plan/diff-kind';
import { planKind } from './plan/plan-kind';
import { planReference, standingAppearances } from './plan/plan-reference';
import type { PortionPlan, PublishPlan } from './plan/write-plan';
import type { PublishOptions } from './publish-options';
import { type Withheld, withheldRecords } from './sealing/withheld-records';
import { type Ledger, type Publication, publicationAt } from './store/ledger';
import type { OwnerDatabase } from './store/owner-database';
import { FORMAT } from './store/stored-day';

/** Cached index lists per record of a batch. The next batch reuses them. */
const LISTS_A_RECORD = 20;
const KINDS: readonly CalendarKind[] = ['hearings', 'meetings'];

export type Compared = PublishPlan & {
  withheld: Withheld;
  publication: Publication;
  compared: ComparedKind[];
  newJudges: string[];
  warnings: string[];
  /** of the batches computed so far */
  figures: Record<CalendarKind, Figures>;
  unsearchable: Set<string>;
};

/** Marks records by the export's keys and by their public keys. */
const marksOf = (keys: Iterable<string>, aliases: Readonly<Record<string, string>>) => {
  const all = [...keys].flatMap((key) => (aliases[key] ? [key, entryKey(aliases[key])] : [key]));
  return Object.fromEntries(all.map((key) => [key, true as const]));
};

/** Warns about records so long before all others that the file counts as complete only after them. */
function strayWarning({ file, dates, from }: ExportedRecords): string[] {
  const strays = dates.filter((date) => date < from);
  if (strays.length === 0) return [];
  const listed = strays.map(dayText).join('; ');
  return [`${file}: ${listed} lies more than 60 days before the rest; complete from ${dayText(from)} on`];
}

/** Compares checked exports with the public data, and computes the updates. `now` is epoch ms. */
export async function compareExports(
  {
    court,
    answers = NO_ANSWERS,
    mostRecords = MAX_BATCH_RECORDS,
    stages,
    onProgress = () => undefined,
  }: PublishOptions,
  database: OwnerDatabase,
  checked: CheckedExports,
  names: CourtNames,
  ledger: Ledger,
  now: number,
): Promise<Compared> {
  const publication = publicationAt(court, ledger, now);
  const given = {
    judges: [...(checked.judges?.records ?? [])],
    trustees: [...(checked.trustees?.records ?? [])],
  };
  const standing = { hearings: undefined, meetings: standingAppearances(given.trustees, ledger.reference) };
  const withheld = withheldRecords(checked.kinds, ledger);
  const compared: ComparedKind[] = [];
  const met = [];
  const warnings: string[] = [];
  for (const kind of KINDS) {
    const source = checked.kinds[kind];
    if (!source) continue;
    const withdrawn = { ...ledger.withdrawn[kind], ...marksOf(withheld.keys[kind], ledger.aliases[kind]) };
    const form = { names, standing: standing[kind], withdrawn, aliases: ledger.aliases[kind] };
    const exported = new ExportedRecords(kind, source, form, publication.today);
    const survey = await surveyExport(exported, names, onProgress);
    compared.push(await compareKind({ database, exported, ledger, publication, answers }, survey));
    met.push(survey.met);
    warnings.push(...strayWarning(exported));
    warnings.push(...unknownOfficesWarning(source.file, survey.unknownOffices));
  }
  const { newJudges, ...reference } = planReference(court, met, names, ledger.reference, given);
  const atWork = compared.filter(({ kind, dates, expiring }) => {
    return (
      dates.length > 0 || expiring.after.length > 0 || ledger.format[kind] !== FORMAT || ledger.open[kind]
    );
  });
  const cut = new Batches(atWork, mostRecords, stages?.firstDays);
  const figures = { hearings: NO_FIGURES, meetings: NO_FIGURES };
  const unsearchable = new Set<string>();
  const lists = KINDS.every((kind) => isEmpty(ledger, kind))
    ? new WrittenLists(LISTS_A_RECORD * mostRecords)
    : null;
  const isAnew = atWork.some(({ kind }) => ledger.format[kind] !== FORMAT);

  async function* portions(reading: OwnerDatabase): AsyncGenerator<PortionPlan> {
    for (const number of cut.sizes.keys()) {
      const diffs: KindDiff[] = [];
      for (const one of atWork) {
        const portion = cut.of(one, number);
        if (portion)
          diffs.push(await diffKind({ database: reading, compared: one, portion, ledger, publication }));
      }
      const indexed = await planIndexes(reading, diffs, { lists, isAnew });
      for (const name of indexed.unsearchable) unsearchable.add(name);
      for (const one of diffs) figures[one.kind] = addFigures(figures[one.kind], one.figures);
      yield { kinds: diffs.map(planKind) };
    }
  }
  const isFirst = ({ kind, isNothingPublic }: ComparedKind) =>
    isNothingPublic || ledger.open[kind] === 'first';
  await stages?.onDays(cut.written(-1));
  return {
    at: publication.at,
    withheld,
    publication,
    reference,
    first: Object.assign({}, ...compared.map(({ kind, exported }) => exported.aliases.changes(kind))),
    last: {},
    kinds: Object.fromEntries(atWork.map((one) => [one.kind, { isFirst: isFirst(one) }])),
    sizes: cut.sizes,
    portions,
    readableAfter: stages && atWork.some(isFirst) ? Math.max(0, cut.lastOfFirstDays) : null,
    afterPortion: (number) => stages?.onDays(cut.written(number)),
    compared,
    newJudges,
    warnings,
    figures,
    unsearchable,
  };
}
