import { randomUUID } from 'node:crypto';
import { linkSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Creates a file, completely or not at all. If several processes create it at once, one succeeds. Returns false if the
 * file exists; the file then stays unchanged. Throws the system's error.
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
