import type ICAL from 'ical.js';
import { oneLine, type Row, SourceFileError } from '../source-file';
import { splitLines } from '../tables/read-source';
import type { Property } from './calendar-value';
import type { TableFile } from './export-file';

/** Columns that come first, in this order, if an event has them. */
const FIRST = [
  'UID',
  'DTSTART',
  'DTEND',
  'SUMMARY',
  'DESCRIPTION',
  'LOCATION',
  'STATUS',
  'URL',
  'CATEGORIES',
];
/** Properties of recurring events. */
const REPEATING = ['rrule', 'rdate', 'exdate', 'exrule', 'recurrence-id'];

/** A component of a calendar, such as `VEVENT`: its lines, and the number of its first line. */
type Part = { kind: string; line: number; text: string };

/** The outermost components of a calendar file. Throws SourceFileError for a truncated file. */
async function* partsOf(file: string, pieces: AsyncIterable<string>): AsyncGenerator<Part> {
  let part: Part | null = null;
  let depth = 0;
  let last = 1;
  for await (const { line, json: text, fault } of splitLines(pieces)) {
    last = line;
    if (fault) throw new SourceFileError(file, line, 'is longer than a line may be. Export the file again');
    const [, edge = '', kind = ''] = /^\uFEFF?(BEGIN|END):\s*([\w-]+)/i.exec(text) ?? [];
    if (edge.toUpperCase() === 'BEGIN') {
      if (depth === 1) part = { kind: kind.toUpperCase(), line, text: '' };
      depth += 1;
    }
    if (part) part.text += `${text.replace(/\r$/, '')}\r\n`;
    if (part === null && depth === 1 && /^METHOD:\s*CANCEL/i.test(text))
      throw new SourceFileError(
        file,
        line,
        'says that its events are canceled (METHOD:CANCEL). Export the whole calendar',
      );
    if (edge.toUpperCase() !== 'END') continue;
    depth -= 1;
    if (depth === 1 && part) {
      yield part;
      part = null;
    }
  }
  if (depth !== 0)
    throw new SourceFileError(
      file,
      last,
      'ends before its calendar does, so it was cut short. Export it again',
    );
}

type Event = { line: number; number: number; values: Map<string, string> };

/** Refuses two events with the same id, because they may be two versions of one event. */
function refuseTwins(file: string, events: readonly Event[]) {
  const known = new Map<string, Event>();
  for (const event of events) {
    const uid = event.values.get('UID') ?? '';
    const other = known.get(uid);
    if (uid !== '' && other)
      throw new SourceFileError(
        file,
        event.line,
        `event ${event.number} has the UID of event ${other.number} (line ${other.line}), ${oneLine(uid, 100)}. Export the calendar with each event once, in its last version`,
      );
    known.set(uid, event);
  }
}

/** The events in a file, and notes about other components. */
async function eventsOf(file: string, pieces: AsyncIterable<string>) {
  const { default: library } = await import('ical.js');
  const { UnknownZoneError, valueText } = await import('./calendar-value');
  const zones = new Map<string, ICAL.Timezone>();
  const events: Event[] = [];
  const others = new Map<string, number>();
  for await (const { kind, line, text } of partsOf(file, pieces)) {
    const number = events.length + 1;
    const refuse = (reason: string) => new SourceFileError(file, line, reason);
    if (kind !== 'VEVENT' && kind !== 'VTIMEZONE') {
      others.set(kind, (others.get(kind) ?? 0) + 1);
      continue;
    }
    let properties: Property[];
    try {
      const parsed: unknown = library.parse(text);
      const component = new library.Component(parsed as unknown[]);
      if (kind === 'VTIMEZONE') {
        zones.set(String(component.getFirstPropertyValue('tzid')), new library.Timezone({ component }));
        continue;
      }
      properties = component.getAllProperties().map((one) => one.toJSON() as unknown as Property);
    } catch {
      throw refuse(`event ${number} is not written as a calendar (iCalendar) writes one. Export it again`);
    }
    const values = new Map<string, string>();
    for (const property of properties) {
      const name = property[0];
      const column = name.toUpperCase();
      if (REPEATING.includes(name))
        throw refuse(
          `event ${number} is one of a series (${column}). Export the calendar with each hearing as an event of its own`,
        );
      let value: string;
      try {
        value = valueText(property, zones);
      } catch (error) {
        if (!(error instanceof UnknownZoneError)) throw error;
        throw refuse(
          `event ${number}, ${column}, is in the time zone "${oneLine(error.zone, 60)}", which the file does not define. Export it with its time zones, or in one such as America/Chicago`,
        );
      }
      const before = values.get(column);
      values.set(column, before ? `${before}\n${value}` : value);
    }
    events.push({ line, number, values });
  }
  refuseTwins(file, events);
  return { events, others };
}

/** Opens a calendar (.ics) with a row for each event and a column for each property. Throws SourceFileError. */
export async function readCalendar(
  file: string,
  pieces: AsyncIterable<string>,
): Promise<Pick<TableFile, 'form' | 'what' | 'notes' | 'rows'>> {
  const { events, others } = await eventsOf(file, pieces);
  if (events.length === 0)
    throw new SourceFileError(file, null, 'is a calendar without an event. Export it again');
  const used = new Set(events.flatMap(({ values }) => [...values.keys()]));
  const columns = [...new Set([...FIRST.filter((one) => used.has(one)), ...used])];
  async function* rows(): AsyncGenerator<Row> {
    yield { line: 1, cells: columns };
    for (const { line, number, values } of events)
      yield {
        line,
        cells: columns.map((one) => values.get(one) ?? ''),
        place: `event ${number} (line ${line})`,
      };
  }
  const notes = [...others]
    .filter(([kind]) => kind !== 'VALARM')
    .map(([kind, count]) => `${count} of ${kind} are no events, and are not read`);
  return { form: 'table', what: 'calendar', notes, rows: rows() };
}
