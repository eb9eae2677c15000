import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CourtConfig, courtConfigSchema } from '@court/domain';
import * as v from 'valibot';

/** The court file is unusable. The message has one line per fault: file, line, field, and the valid values. */
export class CourtFileError extends Error {
  override name = 'CourtFileError';
}

/** `field` is a dotted path, or `file` for the whole file. `path` holds its parts. */
export type CourtFault = { field: string; path: readonly (string | number)[]; reason: string };

const LOOK = 'court-data/courts/README.md describes every field';
const TOKEN = /"(?:\\.|[^"\\])*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** The line, from 1, of the value at `path` in a JSON text. If it is missing, the line of its parent. */
export function lineOf(text: string, path: CourtFault['path']): number {
  /** keys and indices of the current position; null in an object before its key */
  const at: (string | number | null)[] = [];
  let depth = 0;
  let found = text.search(/\S/);
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const last = at.length - 1;
    const inside = at[last];
    if (token === ':') continue;
    if (token === ',') at[last] = typeof inside === 'number' ? inside + 1 : null;
    else if (token === '}' || token === ']') at.pop();
    else {
      if (inside === null) at[last] = JSON.parse(token);
      const isDeeper = at.length > depth && at.every((key, n) => key === path[n]);
      if (isDeeper) [depth, found] = [at.length, index];
      if (token === '{' || token === '[') at.push(token === '{' ? null : 0);
    }
  }
  return text.slice(0, found).split('\n').length;
}

/** The faults of `found` as a court configuration. Empty if it is valid. */
export function courtFaults(found: unknown): CourtFault[] {
  const checked = v.safeParse(courtConfigSchema, found);
  return (checked.issues ?? []).map((issue) => ({
    field: v.getDotPath(issue) ?? 'file',
    path: issue.path?.map(({ key }) => key as string | number) ?? [],
    reason: issue.input === undefined ? 'is missing' : issue.message,
  }));
}

/** Parses `found` as a court configuration. `text` is the content of the file `where`. Throws CourtFileError. */
export function parseCourt(found: unknown, where: string, text?: string): CourtConfig {
  const checked = v.safeParse(courtConfigSchema, found);
  if (checked.success) return checked.output;
  const lines = courtFaults(found).map(({ field, path, reason }) => {
    const place = text === undefined ? where : `${where}:${lineOf(text, path)}`;
    return `${place}: ${field}: ${reason}`;
  });
  throw new CourtFileError([...lines, LOOK].join('\n'));
}

/** Parses the text of a court file. Throws CourtFileError. */
export function parseCourtText(text: string, file: string): CourtConfig {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    const position = Number(/position (\d+)/.exec(String(error))?.[1] ?? text.length);
    const line = text.slice(0, position).split('\n').length;
    throw new CourtFileError(`${file}:${line}: file: is not valid JSON from here on: ${String(error)}`);
  }
  return parseCourt(found, file, text);
}

const COURTS = join(import.meta.dirname, '../../courts');

function fileOf(codeOrFile: string): string {
  const isCode = /^[a-z0-9]{2,12}$/.test(codeOrFile);
  return isCode ? join(COURTS, `${codeOrFile}.json`) : codeOrFile;
}

/** Loads and checks `court-data/courts/<code>.json`, or a file given by its path. Throws CourtFileError. */
export async function loadCourt(codeOrFile: string): Promise<CourtConfig> {
  const file = fileOf(codeOrFile);
  const text = await readFile(file, 'utf8').catch(async () => {
    const files = await readdir(COURTS).catch(() => []);
    const codes = files.flatMap((name) => /^([a-z0-9]+)\.json$/.exec(name)?.[1] ?? []).sort();
    throw new CourtFileError(
      `${file}: file: cannot be read. Give the court's file, or the code of one that is known here: ${codes.join(', ')}. "npm run new -- court" in the repository makes one`,
    );
  });
  return parseCourtText(text, file);
}
