import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ownerToken } from '../../court-data/database/access/owner-token';

/** The servers that `prepare-site` started: addresses without a trailing slash. */
export type TestSite = {
  desktop: string;
  device: string;
  database: string;
  databasePort: number;
  folder: string;
  dataDir: string;
};

export const SITE_FILE = resolve('test-results/site.json');

export function testSite(): TestSite {
  return JSON.parse(readFileSync(SITE_FILE, 'utf8')) as TestSite;
}

const SAMPLE_COURT = 'txwb';
const address = (path: string, query: string, namespace: string) =>
  `${testSite().database}/${path}.json?ns=${namespace}${query}`;

const AS_OWNER = { headers: { Authorization: `Bearer ${ownerToken()}` } };

/**
 * Reads a path of a court, by default the sample court, by REST, with the owner's token, because the rules refuse whole indexes to
 * readers.
 */
export async function readPath<T>(path: string, query = '', namespace = SAMPLE_COURT): Promise<T> {
  const answer = await fetch(address(path, query, namespace), AS_OWNER);
  if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

/** Changes a path of a court, by default the sample court, by REST, with the owner's token. */
export async function patchPath(
  path: string,
  value: Record<string, unknown>,
  namespace = SAMPLE_COURT,
): Promise<void> {
  const body = JSON.stringify(value);
  const answer = await fetch(address(path, '', namespace), { method: 'PATCH', body, ...AS_OWNER });
  if (!answer.ok) throw new Error(`PATCH ${path}: ${answer.status} ${await answer.text()}`);
}

/** Kills the database's process immediately, like a power cut. Its parent process restarts it. */
export function killDatabase(): void {
  const lock = readFileSync(join(testSite().dataDir, 'database.pid'), 'utf8');
  const { pid } = JSON.parse(lock) as { pid: number };
  process.kill(pid, 'SIGKILL');
}
