import { type CourtConfig, officeIdOfCode, type SourceRecord, slugId } from '@court/records';

/** Ids by which a record's judge, office and trustees are known in judges11, offices11 and trustees11. */
export type RecordIds = { judge: string | null; office: string | null; trustees: string[] };

/** Finds a court's offices by name, case-blind; names it does not know get an id of their own and are kept. */
export function courtNames(court: CourtConfig) {
  const known = new Map(court.offices.map(({ name, code }) => [name.toLowerCase(), officeIdOfCode(code)]));
  const ids = new Map<string, string>();
  function idOf(prefix: 'j' | 't' | 'o', name: string): string {
    const id = ids.get(prefix + name) ?? slugId(prefix, name);
    ids.set(prefix + name, id);
    return id;
  }
  const officeId = (name: string) => known.get(name.toLowerCase()) ?? idOf('o', name);
  return {
    officeId,
    isKnownOffice: (name: string) => known.has(name.toLowerCase()),
    idsOf: ({ judge, office, trustees }: SourceRecord): RecordIds => ({
      judge: judge ? idOf('j', judge) : null,
      office: office ? officeId(office) : null,
      trustees: trustees.map((name) => idOf('t', name)),
    }),
  };
}

export type CourtNames = ReturnType<typeof courtNames>;
