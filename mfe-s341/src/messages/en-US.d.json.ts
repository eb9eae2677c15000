// Written by `npm run messages` from the catalogue beside it.
export declare const day: {
  'day.title': (values: { date: string }) => string;
  'count.hearings': (values: { count: number }) => string;
  'count.judges': (values: { count: number }) => string;
  'count.offices': (values: { count: number }) => string;
  'day.loading': (values: { date: string }) => string;
  'day.failed': (values: { date: string }) => string;
  'day.ended': string;
};
export declare const board: {
  trustee: (values: { name: string }) => string;
  noTrustee: string;
  find: string;
  unless: (values: { how: string }) => string;
  meetingId: (values: { id: string }) => string;
  passcode: (values: { passcode: string }) => string;
  join: string;
};
