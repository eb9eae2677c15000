import { atom } from 'jotai';
import { flushSync } from 'react-dom';
import { NO_FILTERS, VIEWS } from './bench-views';
import { measurable } from './measure-subject';
import { mountView } from './mount-view';

measurable({
  prepare: (data) => data,
  mount: (element, view, data, day) => {
    const View = VIEWS[view];
    const shownDay = atom(day);
    const { store, unmount } = mountView(element, shownDay, (shown) => (
      <View data={data} day={shown} filters={NO_FILTERS} />
    ));
    return { show: (to) => flushSync(() => store.set(shownDay, to)), unmount };
  },
  sign: (view, { rows }, day) => (view === 'month' ? String(rows.get(day)?.length) : undefined),
});
