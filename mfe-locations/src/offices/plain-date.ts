import { LOCALE } from '@court/ui';

const format = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** `date` YYYY-MM-DD as 'January 4, 2027'. */
export const plainDate = (date: string) => format.format(new Date(`${date}T00:00:00Z`));
