import { chooseCourtAtom, type PageCourt, starAtom } from '@court/contract';
import { isTheme, THEMES } from '@court/domain';
import { createStore, Provider } from 'jotai';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../host/src/shell/base.css';
import 'virtual:theme.css';
import * as css from './components-page.module.css';
import { STARRED } from './sample-rows';
import { SHOWN } from './states';

const store = createStore();
store.set(chooseCourtAtom, {
  code: 'txwb',
  timeZones: ['America/Chicago'],
  officialSite: 'https://www.txwb.uscourts.gov',
} as unknown as PageCourt);
void store.set(starAtom, { list: 'hearings', id: 'kept', last: STARRED });

/** Every component in every state, at the width of a desktop and of a phone, in the chosen theme. */
function ComponentsPage() {
  const asked = new URLSearchParams(location.search);
  const [theme, setTheme] = useState(asked.get('theme') ?? 'default');
  const [dressing, setDressing] = useState(asked.get('dressing') ?? 'light');
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = isTheme(theme) ? theme : 'default';
    dataset.dressing = dressing;
  }, [theme, dressing]);
  return (
    <main className={css.page}>
      <h1>Components</h1>
      <p>
        <label>
          Theme{' '}
          <select value={theme} onChange={({ target }) => setTheme(target.value)}>
            {THEMES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>{' '}
        <label>
          Dressing{' '}
          <select value={dressing} onChange={({ target }) => setDressing(target.value)}>
            <option>light</option>
            <option>dark</option>
          </select>
        </label>
      </p>
      {SHOWN.map(({ component, states }) => (
        <section key={component} aria-labelledby={component}>
          <h2 id={component}>{component}</h2>
          {Object.entries(states).map(([state, drawn]) => (
            <figure key={state} className={css.state} data-state={`${component}: ${state}`}>
              <figcaption>{state}</figcaption>
              <div className={css.wide}>{drawn}</div>
              <div className={css.narrow}>{drawn}</div>
            </figure>
          ))}
        </section>
      ))}
    </main>
  );
}

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <Provider store={store}>
      <ComponentsPage />
    </Provider>,
  );
