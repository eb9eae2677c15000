import { writeFile } from 'node:fs/promises';
import { MapFileError, parseMap, readMapJson } from './load-field-map';
import { setAnswers } from './set-answers';

/** Writes answers into a map file. Throws MapFileError and UsageError; the file is then as it was. */
export async function answerInMap(file: string, answers: readonly string[]): Promise<void> {
  const map = setAnswers(await readMapJson(file), answers);
  parseMap(map, file);
  await writeFile(file, `${JSON.stringify(map, null, 2)}\n`).catch((error: Error) => {
    throw new MapFileError(file, null, `was not written: ${error.message}`);
  });
}
