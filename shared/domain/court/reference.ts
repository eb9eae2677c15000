import { objectOf } from '../parsing/json-fields';
import type { Appear } from '../source/source-record';

/** A courtroom, and the day (YYYY-MM-DD) from which it is used. */
export type Courtroom = { name: string; from: string };

/** A place where the court sits, as in `offices11/<id>`. */
export type Office = {
  name: string;
  /** IANA zone of every time printed for this office, e.g. America/Denver */
  timeZone: string;
  /** the court's own office code */
  code?: string;
  staffed?: boolean;
  address?: { street: string; city: string; state: string; zip: string };
  phone?: string;
  hours?: string;
  lat?: number;
  lng?: number;
  note?: string;
  courtrooms?: Courtroom[];
  /** names of the counties it serves, without the word "County"; and the source of that list or what is assumed */
  counties?: string[];
  countiesSource?: string;
};

/** A judge, as stored in `judges11/<id>`. */
export type Judge = { name: string; initials?: string; procedures?: string; deputy?: string };

/** A trustee, as stored in `trustees11/<id>`. */
export type Trustee = {
  name: string;
  phone?: string;
  /** how to appear at this trustee's 341 meetings if a meeting does not say; null and empty fields are absent */
  appear?: Partial<Appear> & Pick<Appear, 'mode'>;
};

/** When each kind of data was last published, as stored in `lastUpdated11`: epoch ms, UTC. */
export type LastUpdated = {
  hearings?: number;
  meetings?: number;
  reference?: number;
  /** when a record or case was last hidden from the public; devices then delete their copies */
  withdrawn?: number;
  /** increases by one with every publication that changed anything; written last */
  version: number;
  /** when a publisher last checked the export, even if nothing had changed */
  checkedAt: number;
};

/**
 * A stable id from a name, of a-z, 0-9 and `-`: `slugId('j', 'Hon. José Ruiz')` → `j-hon-jose-ruiz`.
 * Used for judges (`j`), trustees (`t`) and offices the court file does not know (`o`).
 */
export function slugId(prefix: 'j' | 't' | 'o', name: string): string {
  const folded = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${prefix}-${folded.slice(0, 60) || 'unnamed'}`;
}

/** Id of an office in the court file: `o` and the court's own office code. */
export function officeIdOfCode(code: string): string {
  return `o${code.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
}

/** The name from which an id such as `j-ada-brook` was made, as far as it can be restored. */
export function nameOfId(id: string): string {
  const parts = id.replace(/^[jto]-/, '').split('-');
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ');
}

/** A judge's name. Derived from the id if the list of judges does not include it. */
export function judgeName(id: string | null, judges: Readonly<Record<string, Judge>>): string | null {
  return id ? (judges[id]?.name ?? nameOfId(id)) : null;
}

/**
 * Judges or trustees by id, from the database's JSON: only the fields that a screen needs first. Leaves out people
 * without a name.
 */
export function namedPeople(json: unknown): Record<string, { name: string; appear?: unknown }> {
  const people: Record<string, { name: string; appear?: unknown }> = Object.create(null);
  for (const [id, item] of Object.entries(objectOf(json) ?? {})) {
    const { name, appear } = objectOf(item) ?? {};
    if (typeof name === 'string') people[id] = { name, appear };
  }
  return people;
}

const SUFFIX = /,.*$|\s+(?:jr|sr|ii|iii|iv)\.?$/i;
const lastWord = (name: string) => name.replace(SUFFIX, '').split(/\s+/).at(-1) ?? name;

/** A judge's last name. The full name if another judge of the court has the same last name. */
export function shortJudgeName(id: string | null, judges: Readonly<Record<string, Judge>>): string | null {
  const name = judgeName(id, judges);
  if (name === null) return null;
  const last = lastWord(name);
  const others = Object.entries(judges).some(
    ([other, judge]) => other !== id && lastWord(judge.name) === last,
  );
  return others ? name : last;
}
