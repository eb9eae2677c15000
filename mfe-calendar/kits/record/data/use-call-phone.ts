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
  const { byId: known } = useAtomValue(trusteesAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  if (kind === 'hearings') return offices[officeId]?.phone ?? null;
  return Object.values(known).find(({ name, phone }) => phone && name === trustees[0])?.phone ?? null;
}
