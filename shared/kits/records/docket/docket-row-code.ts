import type { DocketRow, StoredRow } from './docket-row';
import type { YesNo } from './hearing-status';
import { fromKey } from './keys';

const yes = (letter: string | undefined): YesNo => (letter === 'Y' ? 'Y' : 'N');

function readFlags(flags: string | undefined): DocketRow['flags'] {
  if (!flags) return null;
  return { stricken: yes(flags[0]), terminated: yes(flags[1]), satisfied: yes(flags[2]) };
}

/** A stored row as the screens use it. `key` is `<HHmm>~<id>`; what the row lacks becomes null. */
export function readRow(date: string, key: string, row: StoredRow): DocketRow {
  const [clock = '0000', ...id] = fromKey(key);
  return {
    id: id.join('~'),
    key,
    date,
    time: `${clock.slice(0, 2)}:${clock.slice(2, 4)}`,
    eventTime: row.e ?? null,
    caseNumber: row.n ?? '',
    otherCaseKey: row.q ?? null,
    title: row.c ?? '',
    caseType: row.y ?? 'bk',
    chapter: row.h ?? null,
    matter: row.m ?? null,
    judgeId: row.j ?? null,
    officeId: row.o ?? null,
    trusteeId: row.r ?? null,
    place: row.l ?? null,
    how: row.a ?? null,
    status: row.s ?? 'scheduled',
    sortCode: row.k ?? null,
    flags: readFlags(row.f),
    publicDefender: row.d === 1,
    movedTo: row.movedTo ?? null,
    continuedTo: row.t ?? null,
    was: row.was ?? null,
  };
}
