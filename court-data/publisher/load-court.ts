import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CourtConfig, courtConfigSchema } from '@court/records';
import * as v from 'valibot';

/** A court's file that cannot be used: the file, the dotted path of the field, and what is wrong with it. */
export class CourtFileError extends Error {
  override name = 'CourtFileError';
  constructor(
    readonly file: string,
    readonly field: string,
    readonly reason: string,
  ) {
    super(`${file}: ${field}: ${reason}`);
  }
}

const COURTS = fileURLToPath(new URL('../courts/', import.meta.url));

function fileOf(codeOrFile: string): string {
  const isCode = /^[a-z0-9]{2,12}$/.test(codeOrFile);
  return isCode ? join(COURTS, `${codeOrFile}.json`) : codeOrFile;
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(async () => {
    const files = await readdir(COURTS).catch(() => []);
    const codes = files.filter((name) => name.endsWith('.json')).map((name) => basename(name, '.json'));
    throw new CourtFileError(
      file,
      'file',
      `cannot be read. Give the court's file, or the code of one that is known here: ${codes.sort().join(', ')}`,
    );
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new CourtFileError(file, 'file', 'is not valid JSON');
  }
}

/** The checked configuration of `court-data/courts/<code>.json`, or of a file given by its path. Throws CourtFileError. */
export async function loadCourt(codeOrFile: string): Promise<CourtConfig> {
  const file = fileOf(codeOrFile);
  const checked = v.safeParse(courtConfigSchema, await readJson(file), { abortEarly: true });
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  const reason = issue.input === undefined ? 'is missing' : issue.message;
  throw new CourtFileError(file, v.getDotPath(issue) ?? 'file', reason);
}
