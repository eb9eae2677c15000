import { type Atom, createStore, Provider, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';

/** Renders the atom's value by `render` into `element`, with the providers that our views need. */
export function mountView<Value>(
  element: HTMLElement,
  shown: Atom<Value>,
  render: (value: Value) => ReactNode,
) {
  const root = createRoot(element);
  const store = createStore();
  const Shown = () => render(useAtomValue(shown));
  flushSync(() =>
    root.render(
      <Provider store={store}>
        <MemoryRouter>
          <Shown />
        </MemoryRouter>
      </Provider>,
    ),
  );
  return { store, unmount: () => root.unmount() };
}
