import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayPath, entriesPath } from '@court/domain';
import { startDatabase } from '../../database/start-database';
import { explain } from '../explain/explain-export';
import { publishCommand } from '../publish-command';
import { publishFiles } from '../publish-files';
import type { MapJson } from '../reading/field-map/load-field-map';
import { parseMap } from '../reading/field-map/load-field-map';
import { OpenQuestionsError } from '../reading/questions';
import { RejectedRecordsError } from '../reading/source-file';
import { loadCourt } from '../run/load-court';
import { ownerDatabase } from '../store/owner-database';

/** Noon in San Antonio on Wednesday, 2026-11-25. */
export const WEDNESDAY = Date.parse('2026-11-25T18:00:00Z');

type Work = {
  set?: readonly string[];
  map?: MapJson;
  sheet?: string | undefined;
  allow?: readonly string[];
  kind?: 'hearings' | 'meetings';
  /** epoch ms of the publication */
  now?: number;
};

/** An entry of the database with the fields that tests use. */
export type Entry = {
  date: string;
  time: string;
  status: string;
  caseNumber: string;
  caseTitle: string;
  [field: string]: unknown;
};

/**
 * A test clerk with a separate court, an empty database and files, who explains an export, answers and publishes. The
 * test must close it. `n` separates the courts of several clerks.
 */
export async function clerkAtWork(code = 'txwb') {
  const folder = await mkdtemp(join(tmpdir(), 'clerk-'));
  const { url, close } = await startDatabase({ port: 0 });
  const court = await loadCourt(code);
  const database = ownerDatabase(`${url}?ns=${code}`);
  let files = 0;

  async function write(name: string, content: string | Uint8Array): Promise<string> {
    files += 1;
    const file = join(folder, `${files}-${name}`);
    await writeFile(file, content);
    return file;
  }

  const look = (file: string, { set = [], map, sheet, now = WEDNESDAY }: Work = {}) =>
    explain(file, { map: map ?? null, set, court, sheet, now });

  /** Publishes with the map that --explain proposes for these answers. Throws the errors of a publication. */
  async function publish(file: string, work: Work = {}) {
    const explained = await look(file, work);
    const kind = work.kind ?? explained.kind;
    const args = ['--court', code, `--${kind}`, file, ...(work.allow ?? []), '--json'];
    const command = publishCommand(args);
    if (!command) throw new RangeError('no command');
    const map = parseMap(explained.map, 'map.json');
    const publication = {
      court,
      database,
      map,
      command,
      writeFeeds: null,
      sendAlerts: null,
      now: () => work.now ?? WEDNESDAY,
    };
    const summary = await publishFiles(publication, { [kind]: file });
    return { summary, map: explained.map };
  }

  /** The result of a publication: its questions and rejects in words, or `published`. */
  async function outcome(file: string, work: Work = {}): Promise<string[]> {
    try {
      await publish(file, work);
      return ['published'];
    } catch (error) {
      if (error instanceof OpenQuestionsError)
        return [...error.questions.map(({ text }) => text), ...error.rejects.map(({ reason }) => reason)];
      if (error instanceof RejectedRecordsError)
        return error.rejects.map(({ field, reason }) => `${field} ${reason}`);
      return [error instanceof Error ? error.message : String(error)];
    }
  }

  const entries = async (kind: 'hearings' | 'meetings' = 'hearings'): Promise<Entry[]> =>
    Object.values((await database.get(entriesPath(kind))) ?? {});
  const rowsOn = async (date: string): Promise<Record<string, unknown>[]> =>
    Object.values((await database.get(dayPath('hearings', date))) ?? {});
  return { court, database, write, look, publish, outcome, entries, rowsOn, get: database.get, close };
}

export type ClerkAtWork = Awaited<ReturnType<typeof clerkAtWork>>;
