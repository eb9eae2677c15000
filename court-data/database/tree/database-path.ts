import { RequestError } from './request-error';

/** Keys from the root. An empty path is the root. Only a written path may end in `.priority`. */
export type Path = readonly string[];

export const MAX_DEPTH = 32;
const MAX_KEY_BYTES = 768;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what a key may not hold
const FORBIDDEN = /[\u0000-\u001f\u007f.#$/[\]]/;

/** Half a character (UTF-16). UTF-8 cannot encode it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

export function isValidKey(key: string): boolean {
  if (key === '' || FORBIDDEN.test(key) || LONE_SURROGATE.test(key)) return false;
  return key.length * 3 <= MAX_KEY_BYTES || Buffer.byteLength(key) <= MAX_KEY_BYTES;
}

/** Throws a RequestError if a node cannot have such a key. Ignores empty segments, as Firebase does. */
export function parsePath(text: string): Path {
  const path = text.split('/').filter((key) => key !== '');
  if (path.length > MAX_DEPTH) throw new RequestError('invalid_path', 'Invalid path: deeper than 32 keys');
  for (const key of path) {
    if (!isValidKey(key)) {
      throw new RequestError(
        'invalid_path',
        'Invalid path: Paths must be non-empty and cannot contain ".#$[]"',
      );
    }
  }
  return path;
}

export function parseWrittenPath(text: string): Path {
  const trimmed = text.replace(/\/+$/, '');
  if (!trimmed.endsWith('/.priority') && trimmed !== '.priority') return parsePath(text);
  return [...parsePath(trimmed.slice(0, -'.priority'.length)), '.priority'];
}

export function formatPath(path: Path): string {
  return `/${path.join('/')}`;
}

/** Parses a path that `formatPath` wrote. */
export function pathAsWritten(text: string): Path {
  return text === '/' ? [] : text.slice(1).split('/');
}
