import type { Area } from '@court/shared/records/court-defaults';
import { useCallback, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { AreaLoader } from './remotes/area-loads';
import type { AreaRegistry } from './remotes/registry';
import { createAppRouter } from './router/app-router';

type Props = { registry: AreaRegistry; loader: AreaLoader };

/** The whole screen. Holds the router, because an area that is loaded again needs a new one. */
export function App({ registry, loader }: Props) {
  const make = useCallback(
    (retry: (area: Area) => Promise<unknown>) => createAppRouter({ registry, loader, onRetry: retry }),
    [registry, loader],
  );
  const onRetry = useCallback(
    async (area: Area): Promise<void> => {
      const { status } = await loader.reload(area);
      if (status !== 'ready') return;
      setCurrent((before) => {
        before.router.dispose();
        return { router: make(onRetry), generation: before.generation + 1 };
      });
    },
    [loader, make],
  );
  const [current, setCurrent] = useState(() => ({ router: make(onRetry), generation: 0 }));
  return <RouterProvider key={current.generation} router={current.router} />;
}
