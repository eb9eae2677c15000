type Names = { time: string; trustee: string };

/** What stands on a day's board beside its meetings, in US English. */
export const boardEnUS = {
  trustee: ({ name }: { name: string }) => `Trustee: ${name}`,
  noTrustee: 'Trustee not given',
  find: 'Find a meeting',
  times: 'Times',
  open: 'Open all times',
  fold: 'Fold all times',
  block: ({ time, trustee }: Names) => `${time}, ${trustee}`,
  changed: ({ count }: { count: number }) => `${count} changed`,
};
