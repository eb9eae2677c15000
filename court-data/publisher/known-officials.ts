import { type CourtConfig, dataPath, dayIn } from '@court/domain';
import * as v from 'valibot';
import { checkJudges, checkTrustees } from './checking/check-exports';
import { type ExportFiles, openExports } from './open-exports';
import type { Clerk } from './reading/clerk';
import type { FieldMap } from './reading/field-map/load-field-map';
import { Questions } from './reading/questions';
import { databaseOf, type OwnerDatabase } from './store/owner-database';

const namedSchema = v.nullish(v.record(v.string(), v.object({ name: v.string() })), {});

/** Names in a reference path of the database. */
async function publishedNames(database: OwnerDatabase, group: 'judges' | 'trustees'): Promise<string[]> {
  const found = v.safeParse(namedSchema, await database.get(dataPath(group)));
  return found.success ? Object.values(found.output).map(({ name }) => name) : [];
}

/**
 * Names in this publication's file of judges or trustees. Empty if the file has faults, which its own check reports.
 */
async function namesInFile(
  files: ExportFiles,
  kind: 'judges' | 'trustees',
  map: FieldMap | null,
): Promise<string[]> {
  const source = (await openExports({ [kind]: files[kind] ?? [] }, { map }))[kind];
  if (!source) return [];
  try {
    const { records } = await (kind === 'judges' ? checkJudges(source) : checkTrustees(source));
    const names = [...records].map(({ name }) => name);
    records.close();
    return names;
  } catch {
    return [];
  }
}

/**
 * The clerk of a publication. The clerk is asked about names that are neither in the court's database nor in its files.
 * `now` is epoch ms.
 */
export async function clerkOf(
  court: CourtConfig,
  given: OwnerDatabase,
  files: ExportFiles,
  map: FieldMap | null,
  now: number,
): Promise<Clerk> {
  const database = databaseOf(given, court.paths);
  const names = async (kind: 'judges' | 'trustees') => [
    ...(await publishedNames(database, kind)),
    ...(await namesInFile(files, kind, map)),
  ];
  return {
    questions: new Questions(),
    court,
    today: dayIn(court.timeZones[0], now),
    known: {
      judge: await names('judges'),
      trustee: await names('trustees'),
      office: court.offices.map(({ name }) => name),
    },
  };
}
