import type { Judge } from '../court/reference';

/** The name that an id like `j-ada-brook` was made of, as far as it can be told. */
export function nameOfId(id: string): string {
  const parts = id.replace(/^[jto]-/, '').split('-');
  return parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join(' ');
}

/** A judge's name; from the id, which was made of the name, where the list of judges does not know it. */
export function judgeName(id: string | null, judges: Readonly<Record<string, Judge>>): string | null {
  return id ? (judges[id]?.name ?? nameOfId(id)) : null;
}

const SUFFIX = /,.*$|\s+(?:jr|sr|ii|iii|iv)\.?$/i;
const lastWord = (name: string) => name.replace(SUFFIX, '').split(/\s+/).at(-1) ?? name;

/** A judge's last name; the whole name where another judge of the court has the same last name. */
export function shortJudgeName(id: string | null, judges: Readonly<Record<string, Judge>>): string | null {
  const name = judgeName(id, judges);
  if (name === null) return null;
  const last = lastWord(name);
  const others = Object.entries(judges).some(
    ([other, judge]) => other !== id && lastWord(judge.name) === last,
  );
  return others ? name : last;
}
