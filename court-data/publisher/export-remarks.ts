import type { CheckedEach } from './check-each';

const NAMED = 5;

function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMED).join(', ');
  return names.length > NAMED ? `${shown} and ${names.length - NAMED} more` : shown;
}

/** Fields the format does not know, said once for each file. */
export function unknownFieldsNotice({ file, unknownFields }: CheckedEach<unknown>): string[] {
  if (unknownFields.size === 0) return [];
  return [`${file}: ${unknownFields.size} unknown fields ignored: ${listed([...unknownFields.keys()])}`];
}

/** Offices the court file does not know, with the number of their records; these are kept, in the court's first zone. */
export function unknownOfficesWarning(file: string, offices: ReadonlyMap<string, number>): string[] {
  if (offices.size === 0) return [];
  const records = [...offices.values()].reduce((sum, count) => sum + count, 0);
  return [
    `${file}: ${records} records name an office the court file does not know: ${listed([...offices.keys()])}`,
  ];
}

/** Judges met for the first time. */
export function newJudgesWarning(judges: readonly string[]): string[] {
  return judges.length > 0 ? [`${judges.length} judges were not known before: ${listed(judges)}`] : [];
}

/** Names that cannot be searched by; what they are named in is published and found in every other way. */
export function unsearchableWarning(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const short = names.map((name) => (name.length > 60 ? `${name.slice(0, 59)}…` : name));
  return [`${names.length} names are too long to be searched by: ${listed(short)}`];
}
