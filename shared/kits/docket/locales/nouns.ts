import type { CalendarKind } from '@court/records';

/** What a docket lists, in the forms that its sentences need; `title` begins one. */
export type Nouns = { one: string; many: string; title: string };

export const NOUNS: Record<CalendarKind, Nouns> = {
  hearings: { one: 'hearing', many: 'hearings', title: 'Hearings' },
  meetings: { one: 'meeting', many: 'meetings', title: '341 meetings' },
};
