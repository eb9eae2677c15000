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
