import { wordsOf } from '@court/ui';

type Value = { value: string };

/** What stands in events that go into a reader's calendar, in US English. */
const messages = {
  venueTime: ({ time, zone }: { time: string; zone: string }) => `At the venue: ${time} (${zone})`,
  zoneGuessed: 'The court does not say in which of its time zones; this is its first.',
  cancelled: ({ title }: { title: string }) => `Cancelled: ${title}`,
  hearing: 'Hearing',
  meeting: '341 meeting',
  status: ({ value }: Value) => `Status: ${value}`,
  statusTo: ({ value, date }: Value & { date: string }) => `Status: ${value} to ${date}`,
  outcome: ({ value }: Value) => `Outcome: ${value}`,
  how: ({ value }: Value) => `How to appear: ${value}`,
  standing: 'The trustee’s own; the court gave none for this meeting.',
  join: ({ value }: Value) => `Join: ${value}`,
  dial: ({ value }: Value) => `Dial: ${value}`,
  meetingId: ({ value }: Value) => `Meeting ID: ${value}`,
  passcode: ({ value }: Value) => `Passcode: ${value}`,
  accessCode: ({ value }: Value) => `Access code: ${value}`,
  registerBy: ({ value }: Value) => `Register by: ${value}`,
  where: ({ value }: Value) => `Where: ${value}`,
  judge: ({ value }: Value) => `Judge: ${value}`,
  trustee: ({ value }: Value) => `Trustee: ${value}`,
  docketNumber: ({ value }: Value) => `Docket number: ${value}`,
  unofficial: ({ site }: { site: string }) =>
    `Unofficial copy: the court’s docket and your notice govern. ${site}`,
  alarm: ({ title }: { title: string }) => `In an hour: ${title}`,
};

export const exportWords = wordsOf({ 'en-US': messages });
