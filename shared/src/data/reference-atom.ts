import { atom } from 'jotai';
import { type DataPathName, dataPath } from '../records/data-paths';
import type { Judge, Office, Trustee } from '../records/reference';
import { courtAtom } from '../state/court-atom';
import { objectOf, textOf } from './json-fields';
import type { ReadingStatus } from './reading';
import { watchedPath } from './watched-path';

/** Offices, judges or trustees by their ids. */
export type Reference<T> = { byId: Readonly<Record<string, T>>; status: ReadingStatus };

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Keeps what has a name. An office without a time zone that exists has the zone ''. */
function namedOf<T>(json: unknown): Record<string, T> {
  const named: Record<string, T> = {};
  for (const [id, item] of Object.entries(objectOf(json) ?? {})) {
    const object = objectOf(item);
    const name = textOf(object?.name);
    const zone = textOf(object?.timeZone) ?? '';
    if (name) named[id] = { ...object, name, timeZone: isZone(zone) ? zone : '' } as T;
  }
  return named;
}

function referenceAtom<T>(path: DataPathName) {
  const readingAtom = watchedPath(dataPath(path), (json) => namedOf<T>(json));
  return atom((get): Reference<T> => {
    const { value = {}, status } = get(readingAtom);
    return { byId: value, status };
  });
}

const publishedOfficesAtom = referenceAtom<Office>('offices');
/** `offices11` of the chosen court; until it has been read, what the page itself knows of the court's offices. */
export const officesAtom = atom((get): Reference<Office> => {
  const { byId, status } = get(publishedOfficesAtom);
  return { byId: { ...get(courtAtom)?.offices, ...byId }, status };
});
/** `judges11` of the chosen court. */
export const judgesAtom = referenceAtom<Judge>('judges');
/** `trustees11` of the chosen court. */
export const trusteesAtom = referenceAtom<Trustee>('trustees');
