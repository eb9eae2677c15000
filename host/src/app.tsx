import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { PageRouter } from './router/page-router';

/** The whole screen; a new router starts it anew. */
export function App({ pageRouter }: { pageRouter: PageRouter }) {
  const { number, router } = useSyncExternalStore(pageRouter.subscribe, pageRouter.get);
  return <RouterProvider key={number} router={router} />;
}
