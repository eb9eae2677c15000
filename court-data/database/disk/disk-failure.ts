const CAUSES: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: "this user's share of the disk is used up",
  EFBIG: 'the file would become larger than this process may make one',
  EACCES: 'this user may not do that there',
  EPERM: 'this user may not do that there',
  EROFS: 'the disk is read-only',
  EIO: 'the disk reports an error',
  EMFILE: 'this process has too many files open',
  ENOENT: 'it is missing',
};

/** The system's reason in words, with its error code: `the disk is full (ENOSPC)`. */
export function diskFailure(error: unknown): string {
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  const cause = CAUSES[code ?? ''];
  return cause ? `${cause} (${code})` : (message ?? String(error));
}
