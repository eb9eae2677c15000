import type { RemoteModule } from '@court/contract';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';

/** A screen of the area mounted as in the host: inside a layout, with the page's only store. */
export type MountedScreen = { element: HTMLElement; errors: unknown[]; unmount(): void };

const STEP_MS = 50;

/** Mounts the area at `path`. */
export function mountScreen(routes: RemoteModule['routes'], path: string): MountedScreen {
  const element = document.body.appendChild(document.createElement('div'));
  const errors: unknown[] = [];
  // an address of the host or of another area
  const elsewhere = { path: '*', element: <h1>Elsewhere</h1> };
  const layout = (
    <main>
      <Outlet />
    </main>
  );
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: layout,
        hydrateFallbackElement: <></>,
        children: [...routes, elsewhere],
      },
    ],
    { initialEntries: [path] },
  );
  const tell = (error: unknown) => void errors.push(error);
  const root = createRoot(element, { onCaughtError: tell, onUncaughtError: tell });
  root.render(<RouterProvider router={router} />);
  return {
    element,
    errors,
    unmount() {
      root.unmount();
      element.remove();
    },
  };
}

/** Waits until `holds` returns true, at most `limit` ms. Returns whether it does. */
export async function until(holds: () => boolean, limit: number): Promise<boolean> {
  for (let waited = 0; !holds(); waited += STEP_MS) {
    if (waited >= limit) return false;
    await new Promise((later) => setTimeout(later, STEP_MS));
  }
  return true;
}
