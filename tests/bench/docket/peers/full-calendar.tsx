import FullCalendar from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import list from '@fullcalendar/react/list';
import '@fullcalendar/react/skeleton.css';
import theme from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/themes/classic/palette.css';
import '@fullcalendar/react/themes/classic/theme.css';
import timeGrid from '@fullcalendar/react/timegrid';
import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { measurable } from '../measure-subject';

const VIEWS = { month: 'dayGridMonth', list: 'listMonth', day: 'timeGridDay' };

measurable({
  prepare: ({ events }) =>
    events.map(({ id, title, date, time, end }) => ({
      id,
      title,
      start: `${date}T${time}`,
      end: `${date}T${end}`,
    })),
  mount: (element, view, taken, day) => {
    const root = createRoot(element);
    const calendar = createRef();
    flushSync(() =>
      root.render(
        <FullCalendar
          ref={calendar}
          plugins={[theme, dayGrid, timeGrid, list]}
          initialView={VIEWS[view]}
          initialDate={day}
          headerToolbar={false}
          dayMaxEvents
          events={taken}
        />,
      ),
    );
    return {
      show: (to) => calendar.current.getApi().gotoDate(to),
      unmount: () => root.unmount(),
    };
  },
});
