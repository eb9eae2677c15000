import type { CalendarKind } from '@court/shared/records/data-paths';

/** What a row's element is known by. */
export const recordMark = (kind: CalendarKind, id: string) =>
  kind === 'hearings' ? { 'data-hearing-id': id } : { 'data-meeting-id': id };
