import {
  type CalendarKind,
  type CheckedJudge,
  type CheckedTrustee,
  type CourtConfig,
  JUDGE_FIELDS,
  slugId,
  sourceJudgeSchema,
  sourceTrusteeSchema,
  TRUSTEE_FIELDS,
} from '@court/domain';
import type * as v from 'valibot';
import { withoutTitle } from '../reading/people/official-title';
import { OpenQuestionsError, type Question, rejectsBeside } from '../reading/questions';
import { neededFields, type RecordFormat } from '../reading/record-limits';
import type { Source } from '../reading/source';
import { type Reject, RejectedRecordsError, SourceFileError } from '../reading/source-file';
import { readSource } from '../reading/tables/read-source';
import type { OnProgress } from '../run/progress';
import { type CheckedEach, checkEach } from './check-each';
import { type CheckedSource, checkFields, checkSource } from './check-source';
import { refuseWrongCourt } from './which-court';

/** Removes the title from the name of a judge or trustee. Screens print a title before the name. */
const checkNamed = <S extends v.GenericSchema<unknown, { name: string }>>(schema: S, value: unknown) => {
  const checked = checkFields(schema, value);
  return 'fault' in checked
    ? checked
    : { record: { ...checked.record, name: withoutTitle(checked.record.name) } };
};

const JUDGES: RecordFormat<CheckedJudge> = {
  fields: JUDGE_FIELDS,
  needed: neededFields(sourceJudgeSchema),
  identity: { field: 'name', keyOf: (name) => slugId('j', withoutTitle(name)) },
  check: (value) => checkNamed(sourceJudgeSchema, value),
};

const TRUSTEES: RecordFormat<CheckedTrustee> = {
  fields: TRUSTEE_FIELDS,
  needed: neededFields(sourceTrusteeSchema),
  identity: { field: 'name', keyOf: (name) => slugId('t', withoutTitle(name)) },
  check: (value) => checkNamed(sourceTrusteeSchema, value),
};

/** Reads and checks a judges file. Throws SourceFileError if the whole file is unusable. */
export function checkJudges(source: Source): Promise<CheckedEach<CheckedJudge>> {
  return checkEach(source.name, readSource(source, JUDGES), JUDGES);
}

/** Reads and checks a trustees file. Throws SourceFileError if the whole file is unusable. */
export function checkTrustees(source: Source): Promise<CheckedEach<CheckedTrustee>> {
  return checkEach(source.name, readSource(source, TRUSTEES), TRUSTEES);
}

const NAMED = 5;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? `${shown} and ${names.length - NAMED} more` : shown;
}

/** Reports the unknown fields of a file once. */
function unknownFieldsNotice({ file, unknownFields }: CheckedEach<unknown>): string[] {
  if (unknownFields.size === 0) return [];
  const fields = unknownFields.size === 1 ? '1 unknown field' : `${unknownFields.size} unknown fields`;
  return [`${file}: ${fields} ignored: ${listed([...unknownFields.keys()])}`];
}

/**
 * Warns about offices that the court file does not have, with the number of their records. Those records are published
 * in the court's first time zone.
 */
export function unknownOfficesWarning(file: string, offices: ReadonlyMap<string, number>): string[] {
  if (offices.size === 0) return [];
  const records = [...offices.values()].reduce((sum, count) => sum + count, 0);
  return [
    `${file}: ${records === 1 ? '1 record names an office missing from the court file and gets' : `${records} records name an office missing from the court file and get`} the court’s first time zone: ${listed([...offices.keys()])}`,
  ];
}

/** Reports judges who were not published before. */
export function newJudgesWarning(judges: readonly string[]): string[] {
  const counted = judges.length === 1 ? '1 judge is' : `${judges.length} judges are`;
  return judges.length > 0 ? [`${counted} new; check the spelling: ${listed(judges)}`] : [];
}

/** Warns about names that search cannot find. Their records are published and can be found in other ways. */
export function unsearchableWarning(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const short = names.map((name) => (name.length > 60 ? `${name.slice(0, 59)}…` : name));
  return [`${names.length} names are too long to be searched by: ${listed(short)}`];
}

/** The files of a court. Each of the four may be missing; its public data then stays unchanged. */
export type Exports = {
  /** several files form one list */
  hearings?: Source | readonly Source[];
  meetings?: Source | readonly Source[];
  judges?: Source;
  trustees?: Source;
};

export type CheckedExports = {
  kinds: Partial<Record<CalendarKind, CheckedSource>>;
  judges: CheckedEach<CheckedJudge> | null;
  trustees: CheckedEach<CheckedTrustee> | null;
  /** rejects of all files */
  rejects: Reject[];
  notices: string[];
  /** deletes the temporary copies of the records */
  close: () => void;
};

/** Notes about the files, such as hidden rows. Each note starts with the name of its file. */
const formNotices = (exports: Exports): string[] =>
  Object.values(exports)
    .flat()
    .flatMap(({ name, notes = [] }) => notes.map((note) => `${name}: ${note}`));

/** The questions of all files, without duplicates. */
function openQuestions(exports: Exports): Question[] {
  const clerks = Object.values(exports)
    .flat()
    .flatMap(({ clerk }) => (clerk ? [clerk] : []));
  return [...new Set(clerks)].flatMap(({ questions }) => questions.list);
}

/** Refuses the export if a sealed record was rejected. Otherwise the case's public data would stay public. */
function refuseSealedReject(checked: CheckedSource | null): void {
  const reject = checked?.sealedReject;
  if (!reject) return;
  const { file, field, reason, ...place } = reject;
  const which =
    place.record > place.line ? `record ${place.record} may be sealed` : 'the record may be sealed';
  throw new SourceFileError(
    file,
    place.line,
    `${which} and cannot be read (${field}: ${reason}), so --allow-rejects cannot leave it out. Correct it and export again`,
  );
}

type CheckOptions = {
  court: CourtConfig;
  allowRejects?: number | true | undefined;
  onProgress?: OnProgress | undefined;
};

/**
 * Reads and checks all files of a court. The caller must close the result. Throws SourceFileError, WrongCourtError and
 * OpenQuestionsError. Throws RejectedRecordsError with the rejects of all files unless `allowRejects` is true or equals
 * their number.
 */
export async function checkExports(
  exports: Exports,
  { court, allowRejects, onProgress }: CheckOptions,
): Promise<CheckedExports> {
  const all: CheckedEach<unknown>[] = [];
  const close = () => {
    for (const { records } of all) records.close();
  };
  async function one<Checked extends CheckedEach<unknown>>(reading: Promise<Checked>): Promise<Checked> {
    const checked = await reading;
    all.push(checked);
    return checked;
  }
  try {
    const { hearings: h, meetings: m, judges: j, trustees: t } = exports;
    const hearings = h ? await one(checkSource(h, court.code, onProgress)) : null;
    const meetings = m ? await one(checkSource(m, court.code, onProgress)) : null;
    const judges = j ? await one(checkJudges(j)) : null;
    const trustees = t ? await one(checkTrustees(t)) : null;
    for (const one of [hearings, meetings]) if (one) refuseWrongCourt(court, one);
    const rejects = all.flatMap((checked) => checked.rejects);
    const questions = openQuestions(exports);
    if (questions.length > 0) throw new OpenQuestionsError(questions, rejectsBeside(questions, rejects));
    const isAllowed = allowRejects === true || allowRejects === rejects.length;
    if (rejects.length > 0 && !isAllowed) throw new RejectedRecordsError(rejects);
    for (const checked of [hearings, meetings]) refuseSealedReject(checked);
    for (const { file, records } of all) {
      if (records.length === 0) throw new SourceFileError(file, null, 'every record was rejected');
    }
    const kinds = { ...(hearings ? { hearings } : {}), ...(meetings ? { meetings } : {}) };
    return {
      kinds,
      judges,
      trustees,
      rejects,
      notices: [...formNotices(exports), ...all.flatMap(unknownFieldsNotice)],
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}
