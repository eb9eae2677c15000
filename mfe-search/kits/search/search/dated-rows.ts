import {
  type CalendarKind,
  type DocketRow,
  docketRows,
  listOf,
  objectOf,
  parseDatedKey,
  textOf,
} from '@court/domain';

/** A hearing or 341 meeting in the list of a person or case, with the printed details of the person. */
export type Dated = {
  /** its key in the list; keys sort by time */
  key: string;
  kind: CalendarKind;
  row: DocketRow;
  /** true in the list of a case if the record belongs to one of its adversary proceedings */
  ofProceeding: boolean;
  person: {
    name: string;
    firm: string | null;
    /** other names of a debtor */
    aliases: string[];
    /** the client of an attorney */
    represents: string | null;
  } | null;
};

function personOf(json: unknown): Dated['person'] {
  const at = objectOf(json);
  const name = textOf(at?.n);
  if (!name) return null;
  const aliases = listOf(at?.a).flatMap((alias) => textOf(alias) ?? []);
  return { name, firm: textOf(at?.f) ?? null, aliases, represents: textOf(at?.r) ?? null };
}

/** Parses a list of the database, in order of time. Skips invalid rows. */
export function datedRows(json: unknown): Dated[] {
  return Object.entries(objectOf(json) ?? {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, stored]) => {
      const { kind, date, rowKey } = parseDatedKey(key);
      const at = objectOf(stored);
      const [person, ofProceeding] = [personOf(at?.w), objectOf(at?.lead) !== null];
      return docketRows(date, { [rowKey]: stored }, []).map((row) => ({
        key,
        kind,
        row,
        ofProceeding,
        person,
      }));
    });
}
