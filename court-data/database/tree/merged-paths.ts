import { type Path, parseWrittenPath } from './database-path';
import { isJsonObject } from './json-object';
import { RequestError } from './request-error';

/** The paths and values of a multi-path update. */
export function mergedPaths(path: Path, json: unknown): (readonly [Path, unknown])[] {
  if (!isJsonObject(json)) {
    throw new RequestError(
      'invalid_data',
      "Invalid data; couldn't parse JSON object. Are you sending a JSON object with valid key names?",
    );
  }
  const merged = Object.entries(json).map(([relative, value]) => {
    const below = parseWrittenPath(relative);
    if (below.length === 0) throw new RequestError('invalid_path', 'Invalid path: an update needs a key');
    return [[...path, ...below], value] as const;
  });
  refuseOverlap(merged.map(([place]) => place));
  return merged;
}

function refuseOverlap(paths: readonly Path[]): void {
  const taken = new Set(paths.map((path) => path.join('/')));
  if (taken.size < paths.length) throw new RequestError('invalid_path', 'Invalid path: updated twice');
  for (const path of paths) {
    for (let length = path.length - 1; length > 0; length -= 1) {
      if (taken.has(path.slice(0, length).join('/'))) {
        throw new RequestError(
          'invalid_path',
          `Invalid path: ${path.join('/')} lies below another updated path`,
        );
      }
    }
  }
}
