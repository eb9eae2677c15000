import { pathAtom, type Reading } from '@court/contract';
import { atom, type WritableAtom } from 'jotai';

/** Parses JSON from the database. `before` is the previous result. Must accept any JSON without throwing. */
export type Parse<T> = (json: unknown, before: T | undefined) => T;

/**
 * The parsed reading of a path. A write retries the read. A write of `ahead` prefetches the value once, before
 * anything subscribes.
 */
export type ParsedPathAtom<T> = WritableAtom<Reading<T>, ['ahead'?], void>;

type KeyRange = { startAt: string; endAt: string };
type Parsed<T> = { json: unknown; value: T | undefined };

/**
 * `path`, or its children in `range`, in the chosen court's database, parsed once for each JSON value. All readers of
 * the path share one listener. Each atom has its own `before`, which decides what counts as changed.
 */
export function parsedPathAtom<T>(path: string, parse: Parse<T>, range?: KeyRange): ParsedPathAtom<T> {
  const jsonAtom = pathAtom(path, range);
  // one object per store, like every atom's value
  const parsedAtom = atom((): Parsed<T> => ({ json: undefined, value: undefined }));
  return atom(
    (get) => {
      const { value: json, ...reading } = get(jsonAtom);
      const parsed = get(parsedAtom);
      if (json !== parsed.json) {
        parsed.value = json === undefined ? undefined : parse(json, parsed.value);
        parsed.json = json;
      }
      return { ...reading, value: parsed.value };
    },
    (_get, set, ahead) => set(jsonAtom, ahead),
  );
}
