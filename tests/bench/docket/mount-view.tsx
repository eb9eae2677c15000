import { type Atom, createStore, Provider, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';

/** Puts what `render` makes of the atom's value into `element`, with all that our views want around them. */
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
