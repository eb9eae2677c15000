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
export declare const month: {
  'month.title': (values: { month: string }) => string;
  'month.loading': string;
  'month.failed': string;
  'month.table': (values: { month: string }) => string;
  'month.keys': string;
  'month.day': (values: { count: number; date: string }) => string;
  'count.hearings': (values: { count: number }) => string;
  'month.hearings': (values: { count: number }) => string;
  'month.judges': (values: { count: number }) => string;
  'month.meetings': (values: { count: number }) => string;
  'month.closed': string;
  'month.today': string;
};
