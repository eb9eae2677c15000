import { officesAtom, trusteesAtom } from '@court/contract';
import type { CalendarKind, ShownEntry } from '@court/domain';
import { useAtomValue } from 'jotai';

/**
 * The number to call about a date that a reader cannot attend or missed, as published: the trustee's, or that of the
 * court's office. Null if none is published.
 */
export function useCallPhone(
  kind: CalendarKind,
  { officeId = '', trustees = [] }: ShownEntry,
): string | null {
  const isMeeting = kind === 'meetings';
  const { byId } = useAtomValue(isMeeting ? trusteesAtom : officesAtom);
  if (!isMeeting) return byId[officeId]?.phone ?? null;
  return Object.values(byId).find(({ name, phone }) => phone && name === trustees[0])?.phone ?? null;
}
