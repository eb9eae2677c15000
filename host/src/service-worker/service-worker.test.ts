import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());

test('an earlier worker’s navigation preload is disabled, because with it Firefox opens no page offline', async () => {
  const listeners = new Map<string, (event: unknown) => void>();
  const navigationPreload = { enable: vi.fn(), disable: vi.fn() };
  vi.stubGlobal('self', {
    InstallEvent: class {
      addRoutes() {}
    },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    clients: { claim: vi.fn() },
    registration: { navigationPreload },
  });
  await import('./service-worker');
  const waitUntil = vi.fn();
  listeners.get('activate')?.({ waitUntil });
  await waitUntil.mock.calls[0]?.[0];
  expect(navigationPreload.disable).toHaveBeenCalledOnce();
  expect(navigationPreload.enable).not.toHaveBeenCalled();
});
