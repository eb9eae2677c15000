import { randomUUID } from 'node:crypto';
import { linkSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Makes a file, whole or not at all; of several processes that make it at once one succeeds. False where there is one
 * already, which stays as it is. Throws the system's error.
 */
export function createFile(file: string, text: string, mode = 0o666): boolean {
  const draft = `${file}.${randomUUID()}.new`;
  try {
    writeFileSync(draft, text, { mode, flag: 'wx' });
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
