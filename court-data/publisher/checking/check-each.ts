import { RecordFile } from '../reading/record-file';
import { isRecord, type RecordFormat, textOfField } from '../reading/record-limits';
import { type Fault, type Place, type PlacedRecord, placeText, type Reject } from '../reading/source-file';
import { hidePrivate } from '../reading/text/private-data';
import { yieldToEvents } from '../store/rate-limit';

export type CheckedEach<R> = {
  /** name of the export */
  file: string;
  /** the caller must close them */
  records: RecordFile<R>;
  rejects: Reject[];
  /** position of a record in the export, by the record's number */
  placeOf: (number: number) => Place;
  /** unknown fields → number of records with the field */
  unknownFields: Map<string, number>;
};

/**
 * Called for each accepted record with its number, from 0. A record is dropped later if a duplicate of its id follows.
 */
export type OnKept<R> = (record: R, number: number, place: FilePlace) => void;

const NAMED_TWINS = 5;

type FilePlace = Place & { file: string };

function twinFault(field: string, twins: readonly FilePlace[], own: FilePlace): Fault {
  const others = twins.slice(0, NAMED_TWINS + 1).filter((place) => place !== own);
  const named = others.slice(0, NAMED_TWINS).map((place) => {
    const text = placeText(place).replace(/^line /, '');
    return place.file === own.file ? text : `${text} of ${place.file}`;
  });
  const unnamed = twins.length - 1 - named.length;
  const more = unnamed > 0 ? ` and ${unnamed} more` : '';
  return { field, reason: `is also on line ${named.join(', ')}${more}` };
}

/** The id for a message, so that the clerk finds the record. Null if the id itself is private. */
function sayable(id: string | null): string | null {
  return id === null || hidePrivate(id) === id ? id : null;
}

/** Checks a record. An unexpected error rejects the record, so that it does not stop the publication. */
function checkSafely<R>({ check }: RecordFormat<R>, value: unknown): { record: R } | { fault: Fault } {
  try {
    return check(value);
  } catch (error) {
    const name = error instanceof Error ? error.name : 'an error';
    return {
      fault: { field: 'record', reason: `could not be checked (${name}). Leave it out and report it` },
    };
  }
}

/**
 * Checks an export's records one by one. Rejects all records that share an id; each rejection names the other
 * positions. Throws SourceFileError if the export cannot be read.
 */
export async function checkEach<R>(
  file: string,
  placed: AsyncIterable<PlacedRecord>,
  format: RecordFormat<R>,
  onKept: OnKept<R> = () => undefined,
): Promise<CheckedEach<R>> {
  const { identity } = format;
  const known = new Set(format.fields);
  const unknownFields = new Map<string, number>();
  const records = new RecordFile<R>();
  /** positions by record number */
  const places: FilePlace[] = [];
  const faults = new Map<number, { id: string | null; fault: Fault }>();
  const twins = new Map<number, Set<number>>();
  try {
    for await (const { line, record, place, value, fault, file: own = file } of placed) {
      const at: FilePlace = { file: own, line, record, ...(place === undefined ? {} : { place }) };
      const number = places.push(at) - 1;
      const id = textOfField(value, identity.field);
      const checked = fault ? { fault } : checkSafely(format, value);
      const first = id === null ? null : records.claim(identity.keyOf(id), number);
      if ('fault' in checked) faults.set(number, { id, fault: checked.fault });
      else {
        records.keep(number, checked.record);
        onKept(checked.record, number, at);
      }
      if (first !== null) twins.set(first, (twins.get(first) ?? new Set([first])).add(number));
      for (const field of isRecord(value) ? Object.keys(value) : []) {
        if (known.has(field)) continue;
        // without a header row, the first data row is read as field names, which may be private
        const name = hidePrivate(field);
        unknownFields.set(name, (unknownFields.get(name) ?? 0) + 1);
      }
      await yieldToEvents();
    }
  } catch (error) {
    records.close();
    throw error;
  }
  const placeOf = (number: number) => places[number] ?? { file, line: 1, record: number + 1 };
  for (const numbers of twins.values()) {
    const all = [...numbers].map(placeOf);
    for (const [at, number] of [...numbers].entries()) {
      const own = all[at] ?? placeOf(number);
      const id = records.has(number)
        ? textOfField(records.read(number), identity.field)
        : (faults.get(number)?.id ?? null);
      faults.set(number, { id, fault: twinFault(identity.field, all, own) });
      records.drop(number);
    }
  }
  const rejects = [...faults]
    .sort(([a], [b]) => a - b)
    .map(([number, { id, fault }]): Reject => ({ ...placeOf(number), id: sayable(id), ...fault }));
  return { file, records, rejects, placeOf, unknownFields };
}
