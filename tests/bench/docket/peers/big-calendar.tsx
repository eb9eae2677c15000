import { format } from 'date-fns/format';
import { getDay } from 'date-fns/getDay';
import { enUS } from 'date-fns/locale/en-US';
import { parse } from 'date-fns/parse';
import { startOfWeek } from 'date-fns/startOfWeek';
import { Calendar, dateFnsLocalizer } from 'react-big-calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { measurable } from '../measure-subject';

const localizer = dateFnsLocalizer({ format, parse, startOfWeek, getDay, locales: { 'en-US': enUS } });
const VIEWS = { month: 'month', list: 'agenda', day: 'day' };
const nothing = () => undefined;

measurable({
  prepare: ({ events, month }) => ({
    month,
    taken: events.map(({ id, title, date, time, end }) => ({
      id,
      title,
      start: new Date(`${date}T${time}`),
      end: new Date(`${date}T${end}`),
    })),
  }),
  mount: (element, view, { month, taken }, day) => {
    const root = createRoot(element);
    const render = (at) =>
      flushSync(() =>
        root.render(
          <Calendar
            localizer={localizer}
            events={taken}
            view={VIEWS[view]}
            views={[VIEWS[view]]}
            date={new Date(`${view === 'list' ? `${month}-01` : at}T00:00`)}
            length={31}
            toolbar={false}
            onNavigate={nothing}
            onView={nothing}
            style={{ height: 800 }}
          />,
        ),
      );
    render(day);
    return { show: render, unmount: () => root.unmount() };
  },
});
