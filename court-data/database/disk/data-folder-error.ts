import { userInfo } from 'node:os';
import { diskFailure } from './disk-failure';

/** The operating system refuses the database access to its folder, or to a file in it. */
export class DataFolderError extends Error {
  override name = 'DataFolderError';
  constructor(
    readonly folder: string,
    options: { readonly cause: unknown },
  ) {
    const { path = folder } = options.cause as NodeJS.ErrnoException;
    super(
      `${path} cannot be used by the database: ${diskFailure(options.cause)}. ${remedy(folder, options.cause)}`,
      options,
    );
  }

  /** Wraps a system error. Returns every other error unchanged. */
  static of(folder: string, error: unknown): unknown {
    const isOfSystem = error instanceof Error && 'syscall' in error;
    return isOfSystem ? new DataFolderError(folder, { cause: error }) : error;
  }
}

function remedy(folder: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  const other = 'or choose another folder (--data, or DATA_DIR)';
  if (code === 'ENOSPC' || code === 'EDQUOT') return `Make room and start again, ${other}.`;
  if (code !== 'EACCES' && code !== 'EPERM') return `Fix that, ${other}.`;
  return `Let ${userName()} read and write it and all that is in it (chmod -R u+rwX, or chown -R, on ${folder}), ${other}.`;
}

/** A user may have no name in the system, for example in a container. */
function userName(): string {
  try {
    return `user "${userInfo().username}"`;
  } catch {
    return 'this user';
  }
}
