import {
  type CalendarKind,
  type DocketRow,
  docketRows,
  listOf,
  objectOf,
  parseDatedKey,
  textOf,
} from '@court/records';

/** A hearing or 341 meeting in the list of a person or a case, with what its record prints of the person. */
export type Dated = {
  /** its key in the list, by which the list is in the order of time */
  key: string;
  kind: CalendarKind;
  row: DocketRow;
  /** in the list of a case: a record of one of its adversary proceedings */
  ofProceeding: boolean;
  person: {
    name: string;
    firm: string | null;
    /** a debtor's other names */
    aliases: string[];
    /** whom an attorney represents */
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

/** The rows of a list as it lies in the database, in the order of time; what is no row is skipped. */
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
