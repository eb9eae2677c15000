import { readFile } from 'node:fs/promises';
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

function fileOf(codeOrFile: string): string {
  const isCode = /^[a-z0-9]{2,12}$/.test(codeOrFile);
  return isCode ? fileURLToPath(new URL(`../courts/${codeOrFile}.json`, import.meta.url)) : codeOrFile;
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CourtFileError(
      file,
      'file',
      'cannot be read. Give a court code of court-data/courts, or a file',
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
