import type { OfficeFacts } from './office-facts';

/** The target of a link: which parts of `?office=&room=` are known, and which are not. */
export type LinkedPlace =
  | { kind: 'nothing' }
  | { kind: 'office'; office: OfficeFacts }
  | { kind: 'room'; office: OfficeFacts; room: string }
  | { kind: 'noRoom'; office: OfficeFacts; room: string }
  | { kind: 'noOffice' }
  | { kind: 'nowhere'; room: string };

/**
 * Parses the query of `/locations`. `office`: an id in `offices11`. `room`: a courtroom's name, or a place as
 * printed.
 */
export function linkedPlace(query: URLSearchParams, offices: readonly OfficeFacts[]): LinkedPlace {
  const id = query.get('office')?.trim() ?? '';
  const room = query.get('room')?.trim().slice(0, 200) ?? '';
  if (id === '') return room ? { kind: 'nowhere', room } : { kind: 'nothing' };
  const office = offices.find((one) => one.id === id);
  if (!office) return room ? { kind: 'nowhere', room } : { kind: 'noOffice' };
  if (room === '') return { kind: 'office', office };
  const known = office.courtrooms.find(({ name }) => name.toLowerCase() === room.toLowerCase());
  return known ? { kind: 'room', office, room: known.name } : { kind: 'noRoom', office, room };
}
