export const MONDAY = '2026-11-23';
export const DAY_PATH = `hearingCalendar11/days/${MONDAY}`;

export const OFFICES = {
  o5: { name: 'San Antonio', timeZone: 'America/Chicago' },
  o3: { name: 'El Paso', timeZone: 'America/Denver' },
};
export const JUDGES = { 'j-ada-brook': { name: 'Ada Brook' }, 'j-carl-dune': { name: 'Carl Dune' } };

export const DAY = {
  '0930~b': {
    n: '26-51234',
    c: 'Rivera',
    y: 'bk',
    h: '13',
    m: 'Motion to dismiss',
    j: 'j-carl-dune',
    o: 'o5',
    l: 'Courtroom 1',
    a: 'hybrid',
    s: 'scheduled',
  },
  '0930~a': { n: '26-50007', c: 'Nova LLC', y: 'bk', h: '11', j: 'j-ada-brook', o: 'o5', s: 'held' },
  '0900~c': { n: '26-30001', c: 'Paso Co', y: 'ap', h: '7', j: 'j-ada-brook', o: 'o3', s: 'scheduled' },
};

export const REFERENCE = { offices11: OFFICES, judges11: JUDGES };

export const TUESDAY_PATH = 'hearingCalendar11/days/2026-11-24';
export const TUESDAY = {
  '1000~d': { n: '26-50099', c: 'Lake Inc', y: 'bk', h: '7', o: 'o5', s: 'stricken' },
};
export const NOVEMBER = {
  d23: {
    'j-carl-dune~_~o5~bk~13~scheduled~N': 1,
    'j-ada-brook~_~o5~bk~11~held~N': 1,
    'j-ada-brook~_~o3~ap~7~scheduled~N': 1,
  },
  d24: { '_~_~o5~bk~7~stricken~N': 1 },
};
/** A court with two days of a month, and the month's counts. */
export const TREE = {
  ...REFERENCE,
  [DAY_PATH]: DAY,
  [TUESDAY_PATH]: TUESDAY,
  'hearingCalendar11/months/2026-11': NOVEMBER,
};
