import { pathAtom, type Reading } from '@court/contract';
import { atom, type WritableAtom } from 'jotai';

/** Makes a value from JSON as it came in; `before` is the last one. Must take any JSON without throwing. */
export type Parse<T> = (json: unknown, before: T | undefined) => T;

/** What is known of a path, parsed; written to, it tries again, or (`ahead`) is read once before somebody looks. */
export type ParsedPathAtom<T> = WritableAtom<Reading<T>, ['ahead'?], void>;

type KeyRange = { startAt: string; endAt: string };
type Parsed<T> = { json: unknown; value: T | undefined };

/**
 * `path`, or its children in `range`, in the chosen court's database, parsed once for each JSON that comes. The listener is
 * shared by all who read the path; `before`, and so what counts as changed, is this atom's own.
 */
export function parsedPathAtom<T>(path: string, parse: Parse<T>, range?: KeyRange): ParsedPathAtom<T> {
  const jsonAtom = pathAtom(path, range);
  // one for each store, like every atom's value
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
