import { wordsOf } from '@court/ui';

/** What rows and bars say, whatever is listed, in US English. */
const rowEnUS = {
  'day.choose': 'Choose a day',
  'day.previous': 'Previous day',
  'day.next': 'Next day',
  'week.previous': 'Previous week',
  'week.next': 'Next week',
  'month.previous': 'Previous month',
  'month.next': 'Next month',
  'view.choose': 'View',
  'view.day': 'Day',
  'view.week': 'Week',
  'view.month': 'Month',
  'view.agenda': 'List',
  'day.today': 'Today',
  'day.jump': 'Go to date',
  'day.notADate': ({ text }: { text: string }) => `“${text}” is not a date. This is today.`,

  'count.inactive': ({ count }: { count: number }) => `+ ${count} moved or removed`,

  'row.noTime': 'No time given',
  'row.eventTime': ({ time }: { time: string }) => `Own time ${time}`,
  'row.noNumber': 'No case number',
  'row.movedTo': 'to',

  'failed.why':
    'The court’s database did not answer. Other pages may still work; this one tries again by itself.',
  'failed.offline': 'This device is offline. The page tries again by itself once there is a connection.',
};

export const words = wordsOf({ 'en-US': rowEnUS });
