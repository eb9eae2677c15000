import { vi } from 'vitest';

/** Gives the page a ResizeObserver that never reports, because jsdom has none. */
export const stubResizeObserver = () =>
  void vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
