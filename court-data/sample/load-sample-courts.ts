import { readdir } from 'node:fs/promises';
import type { CourtConfig } from '@court/domain';
import { loadCourt } from '../publisher/run/load-court';

const COURTS = new URL('../courts/', import.meta.url);

/** The courts whose file says `sample`, by code. Throws CourtFileError. */
export async function loadSampleCourts(): Promise<CourtConfig[]> {
  const files = (await readdir(COURTS)).filter((file) => /^[a-z0-9]+\.json$/.test(file)).sort();
  const courts = await Promise.all(files.map((file) => loadCourt(file.replace('.json', ''))));
  return courts.filter(({ sample }) => sample);
}
