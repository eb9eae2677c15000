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
  'popover.done': 'Done',
  'day.notADate': ({ text }: { text: string }) => `“${text}” is not a date. This is today.`,

  'count.inactive': ({ count }: { count: number }) => `+ ${count} moved or removed`,

  'block.judge': ({ name }: { name: string }) => `Judge ${name}`,
  'block.room': 'CR ',
  'block.until': ' to ',
  'block.join': 'Join',
  'block.joinHow': 'by video',

  'row.noTime': 'No time given',
  'row.eventTime': ({ time }: { time: string }) => `Called at ${time}`,
  'row.noNumber': 'No case number',
  'row.movant': ({ movant }: { movant: string }) => `Mov. ${movant}`,
  'row.movantBy': ({ movant, name }: { movant: string; name: string }) => `Mov. ${movant} (${name})`,
  'row.attorney': ({ name }: { name: string }) => `Atty. ${name}`,
  'row.docket': ({ number }: { number: string }) => `ECF ${number}`,

  'failed.why':
    'The court’s database did not answer. Other pages may still work; this one tries again by itself.',
  'failed.offline': 'This device is offline. The page tries again by itself once there is a connection.',
};

export const words = wordsOf({ 'en-US': rowEnUS });
