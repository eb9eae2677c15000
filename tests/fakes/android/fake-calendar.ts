import type { FakeAndroid, NativeEvent } from './fake-bridge';

type Fields = Partial<NativeEvent>;

/**
 * The calendar plugin's native side, with the behavior of Calendar.kt and CalendarPlugin.kt. Self-contained, because
 * it is sent as text.
 */
export function fakeCalendar(android: FakeAndroid) {
  const DAY = 86_400_000;
  const PRIMARY = { id: '1', name: 'local', displayName: 'Personal', isPrimary: true };
  const CALENDARS = [
    PRIMARY,
    { id: '2', name: 'Office' },
    { id: '3', name: 'clerk@example.org', displayName: 'Personal' },
  ];
  const INVALID = { message: 'Invalid arguments were provided.', code: 'OS-PLUG-CLDR-0001' };
  const DENIED = { message: 'Calendar permission was denied.', code: 'OS-PLUG-CLDR-0020' };
  const { permissions, setup } = android;

  function need(...aliases: string[]) {
    for (const alias of aliases) {
      if (permissions[alias] === 'prompt') permissions[alias] = setup.answer;
      if (permissions[alias] !== 'granted') throw DENIED;
    }
  }
  function matching(filter: Fields): NativeEvent[] {
    const from = filter.startDate ?? Date.now() - 182 * DAY;
    const to = filter.endDate ?? Date.now() + 2 * 365 * DAY;
    const has = (text: string, needle?: string) =>
      !needle || text.toLowerCase().includes(needle.toLowerCase());
    return android.events
      .filter(({ startDate, endDate }) => startDate <= to && endDate >= from)
      .filter(
        ({ title, location, notes }) =>
          has(title, filter.title) && has(location, filter.location) && has(notes, filter.notes),
      )
      .sort((a, b) => a.startDate - b.startDate);
  }
  const states = () => ({
    readCalendar: permissions.readCalendar,
    writeCalendar: permissions.writeCalendar,
  });

  return {
    checkPermissions: states,
    requestPermissions() {
      for (const alias of ['readCalendar', 'writeCalendar']) {
        if (permissions[alias] === 'prompt') permissions[alias] = setup.answer;
      }
      return states();
    },
    createEvent(options: Fields) {
      need('writeCalendar');
      const { title, startDate, endDate, location = '', notes = '' } = options;
      if (!title || startDate === undefined || endDate === undefined || endDate < startDate) throw INVALID;
      const { calendarId = '1' } = options;
      const id = String(1000 + android.calls.length);
      android.events.push({ id, title, startDate, endDate, location, notes, calendarId });
      return { id };
    },
    findEvents(options: Fields) {
      need('readCalendar');
      return {
        events: matching(options).map((event) => {
          const { id, name, displayName } = CALENDARS.find((each) => each.id === event.calendarId) ?? PRIMARY;
          return { ...event, calendarId: id, calendarName: displayName ?? name };
        }),
      };
    },
    modifyEvent({ filter, newEvent }: { filter: Fields; newEvent: Fields }) {
      need('readCalendar', 'writeCalendar');
      const [event] = matching(filter);
      if (!event) throw INVALID;
      // an empty text changes nothing, like in Calendar.kt
      const given = Object.entries(newEvent).filter(([, value]) => value !== '');
      Object.assign(event, Object.fromEntries(given));
      return undefined;
    },
    deleteEvent({ id, ...filter }: Fields) {
      need('readCalendar', 'writeCalendar');
      const doomed = id ? android.events.filter((event) => event.id === id) : matching(filter);
      if (doomed.length === 0) throw INVALID;
      android.events = android.events.filter((event) => !doomed.includes(event));
      return undefined;
    },
    listCalendars() {
      need('readCalendar');
      return { calendars: CALENDARS };
    },
  };
}
