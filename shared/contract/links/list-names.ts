/** The names of a reader's lists. */
export const LIST_NAMES = ['hearings', 'cases', 'debtors', 'meetings'] as const;
export type ListName = (typeof LIST_NAMES)[number];
