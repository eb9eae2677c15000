import { courtAtom, pathAtom, type Reading } from '@court/contract';
import { type Atom, atom, type WritableAtom } from 'jotai';

/** Parses JSON from the database. `before` is the previous result. Must accept any JSON without throwing. */
export type Parse<T> = (json: unknown, before: T | undefined) => T;

/**
 * The parsed reading of a path. A write retries the read. A write of `ahead` prefetches the value once, before
 * anything subscribes.
 */
export type ParsedPathAtom<T> = WritableAtom<Reading<T>, ['ahead'?], void>;

type KeyRange = { startAt: string; endAt: string };
type Parsed<T> = { json: unknown; value: T | undefined };

const databaseAtom = atom((get) => get(courtAtom)?.client.databaseURL);

/**
 * An atom whose value is the result of `make`, computed once for each court and store. For state that belongs to one court's data, which
 * another court has under the same path.
 */
export const perCourt = <T>(make: () => T): Atom<T> =>
  atom((get) => {
    get(databaseAtom);
    return make();
  });

/**
 * `path`, or its children in `range`, in the chosen court's database, parsed once for each JSON value. All readers of
 * the path share one listener. Each atom has its own `before` in each court, which decides what counts as changed.
 */
export function parsedPathAtom<T>(path: string, parse: Parse<T>, range?: KeyRange): ParsedPathAtom<T> {
  const jsonAtom = pathAtom(path, range);
  const parsedAtom = perCourt((): Parsed<T> => ({ json: undefined, value: undefined }));
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
