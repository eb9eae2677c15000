import { locationsLink } from '@court/contract';
import { type DocketRow, hasPlace, type Office } from '@court/domain';

/** A printed place without a city that is inside an office: 'Courtroom 2', 'Room 104'. */
const ROOM = /\b(court)?room\b/i;

/** A street to go to, and the link to the office with its directions. */
export type Venue = { address: string | null; link: string };

/**
 * The venue of a row. Prefers the printed street to the office's address. Null by phone or video, and if the court
 * prints a place that does not name the row's office, because people may have to go elsewhere. The address of an office
 * without staff is its mailing address, and is left out.
 */
export function venueOf(
  { how, place, officeId }: Pick<DocketRow, 'how' | 'place' | 'officeId'>,
  offices: Readonly<Record<string, Office>>,
): Venue | null {
  const office = offices[officeId ?? ''];
  if (!office || !officeId || !hasPlace(how)) return null;
  const [room = '', ...rest] = (place ?? '').split(',').map((part) => part.trim());
  const city = rest.pop();
  const isNamed =
    city === undefined ? !room || ROOM.test(room) : city.toLowerCase() === office.name.toLowerCase();
  if (!isNamed) return null;
  const at = office.staffed === false ? undefined : office.address;
  const own = at && [at.street, at.city, [at.state, at.zip].filter(Boolean).join(' ')];
  const printed = rest.length > 0 ? [...rest, city] : null;
  return {
    address: (printed ?? own)?.filter(Boolean).join(', ') || null,
    link: locationsLink({ office: officeId, room: room || null }),
  };
}
