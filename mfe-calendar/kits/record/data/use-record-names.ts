import { judgesAtom, officesAtom } from '@court/contract';
import {
  formerly,
  hasPlace,
  type Judge,
  judgeName,
  type Office,
  resolveLocation,
  type ShownEntry,
} from '@court/domain';
import { placeWords } from '@court/ui';
import { useAtomValue } from 'jotai';

/** Names for the ids and places in a record, in the court's words. Null if unknown. */
export type RecordNames = {
  judge: string | null;
  /** before the last change, if that change concerned it */
  oldJudge: string | null;
  office: string | null;
  /** room and office: 'Courtroom 1, San Antonio' */
  place: string | null;
  oldPlace: string | null;
  /** street and office in the court's printed place: '903 San Jacinto, Ste 322, Austin'; null if it prints no street */
  street: string | null;
  /** street, city, state and zip of the office; null if the office's address is only for mail */
  address: string | null;
  /** room to show on the map; null if the office is unknown */
  room: { office: string; room: string | null } | null;
};

type People = Readonly<Record<string, Pick<Judge, 'name'>>>;
type Offices = Readonly<Record<string, Pick<Office, 'name'>>>;

/**
 * The printed place in two parts: 'Courtroom 1, Austin' and '903 San Jacinto, Ste 322, Austin'. The street is null if
 * the place does not end with its office's name, or if it has no street.
 */
function placeParts(location: string, office: string | null): { room: string; street: string | null } {
  const room = placeWords(location, office) ?? '';
  const [, ...street] = location.split(',');
  const hasStreet = street.length > 1 && room.replaceAll('\u00a0', ' ') !== location;
  return { room, street: hasStreet ? street.join(',').trim() : null };
}

/** Judge and place names for a record. */
export function recordNames(
  entry: ShownEntry,
  judges: People,
  offices: Offices,
): Omit<RecordNames, 'address' | 'room'> {
  const { officeId = '', judgeId } = entry;
  const location = entry.location ?? '';
  const office = entry.office ?? offices[officeId]?.name ?? null;
  const hasOffice = Boolean(office && location.includes(office));
  const { room, street } = placeParts(location, office);
  const old = formerly(entry.changes);
  const oldOffice = old.office ? (offices[old.office]?.name ?? old.office) : null;
  return {
    judge: entry.judge ?? judgeName(judgeId ?? null, judges),
    oldJudge: judgeName(old.judge ?? null, judges),
    office,
    place: [room, !hasOffice && office].filter(Boolean).join(', ') || null,
    oldPlace:
      [placeWords(old.place ?? null, oldOffice ?? office), oldOffice].filter(Boolean).join(', ') || null,
    street,
  };
}

/** Names for a record, from the judges and offices of the chosen court. */
export function useRecordNames(entry: ShownEntry): RecordNames {
  const { officeId = '', date, appear } = entry;
  const location = entry.location ?? '';
  const { byId: judges } = useAtomValue(judgesAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  const names = recordNames(entry, judges, offices);
  const known = offices[officeId];
  const { officeId: named, room } = resolveLocation(location, offices, {
    officeId,
    ...(date && { date }),
  });
  // the address of an office without staff is its mailing address
  const at = known?.staffed === false ? undefined : known?.address;
  const lines = at ? [at.street, at.city, [at.state, at.zip].filter(Boolean).join(' ')] : [];
  return {
    ...names,
    address: lines.filter(Boolean).join(', ') || null,
    // for a telephone meeting, an unknown room is not a missing fact
    room:
      known || named
        ? {
            office: named ?? officeId,
            room: room ?? (named || hasPlace(appear?.mode ?? null) ? location || null : null),
          }
        : null,
  };
}
