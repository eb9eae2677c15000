import { judgesAtom, officesAtom } from '@court/contract';
import { formerly, judgeName, resolveLocation, type ShownEntry } from '@court/records';
import { useAtomValue } from 'jotai';

/** How one takes part without going anywhere. */
const REMOTE: readonly string[] = ['phone', 'video'];

/** What a record names by id, or not at all, in the court's own words; what is not known is null. */
export type RecordNames = {
  judge: string | null;
  /** before the last change, where that changed it */
  oldJudge: string | null;
  office: string | null;
  oldOffice: string | null;
  /** room and office as one reads them: 'Courtroom 1, San Antonio' */
  place: string | null;
  /** street, city, state and zip of the office */
  address: string | null;
  /** one takes part by phone or video, and goes nowhere */
  isRemote: boolean;
  /** where the map shows it; null where no office is known */
  room: { office: string; room: string | null } | null;
};

/** Reads judges and offices of the chosen court for a record. */
export function useRecordNames(entry: ShownEntry): RecordNames {
  const { officeId = '', date, judgeId, appear } = entry;
  const location = entry.location ?? '';
  const { byId: judges } = useAtomValue(judgesAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const old = formerly(entry.changes);
  const known = offices[officeId];
  const { officeId: named, room } = resolveLocation(location, offices, {
    officeId,
    ...(date && { date }),
  });
  const isRemote = REMOTE.includes(appear?.mode ?? '');
  const office = entry.office ?? known?.name ?? null;
  const at = known?.address;
  const lines = at ? [at.street, at.city, [at.state, at.zip].filter(Boolean).join(' ')] : [];
  const hasOffice = Boolean(office && location.includes(office));
  return {
    judge: entry.judge ?? judgeName(judgeId ?? null, judges),
    oldJudge: judgeName(old.judge ?? null, judges),
    office,
    oldOffice: old.office ? (offices[old.office]?.name ?? old.office) : null,
    place: [location, !hasOffice && office].filter(Boolean).join(', ') || null,
    address: lines.filter(Boolean).join(', ') || null,
    isRemote,
    // a meeting by telephone has no room that could be unknown
    room:
      known || named
        ? { office: named ?? officeId, room: room ?? (named || !isRemote ? location || null : null) }
        : null,
  };
}
