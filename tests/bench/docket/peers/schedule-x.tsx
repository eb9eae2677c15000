import 'temporal-polyfill/global';
import { createCalendar, createViewDay, createViewList, createViewMonthGrid } from '@schedule-x/calendar';
import { ScheduleXCalendar } from '@schedule-x/react';
import '@schedule-x/theme-default/dist/index.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { measurable } from '../measure-subject';

const ZONE = 'America/Chicago';
const VIEWS = { month: createViewMonthGrid, list: createViewList, day: createViewDay };

/**
 * A plugin that moves this calendar to another day. A program has no other way; the calendar's own controls plugin
 * does the same.
 */
function controls() {
  let app: { datePickerState: { selectedDate: { value: unknown } } } | undefined;
  return {
    name: 'bench-controls',
    beforeRender: ($app: NonNullable<typeof app>) => {
      app = $app;
    },
    onRender: () => undefined,
    show: (day: string) => {
      if (app) app.datePickerState.selectedDate.value = Temporal.PlainDate.from(day);
    },
  };
}

measurable({
  prepare: ({ events }) =>
    events.map(({ id, title, date, time, end }) => ({
      id,
      title,
      start: Temporal.ZonedDateTime.from(`${date}T${time}[${ZONE}]`),
      end: Temporal.ZonedDateTime.from(`${date}T${end}[${ZONE}]`),
    })),
  mount: (element, view, taken, day) => {
    const root = createRoot(element);
    const mover = controls();
    const chosen = VIEWS[view]();
    const calendarApp = createCalendar(
      {
        views: [chosen],
        defaultView: chosen.name,
        timezone: ZONE,
        selectedDate: Temporal.PlainDate.from(day),
        events: taken,
      },
      [mover],
    );
    flushSync(() => root.render(<ScheduleXCalendar calendarApp={calendarApp} />));
    return {
      show: mover.show,
      unmount: () => {
        root.unmount();
        calendarApp.destroy();
      },
    };
  },
});
