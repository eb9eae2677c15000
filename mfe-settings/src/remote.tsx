import type { RemoteModule } from '@court/contract';
import { ColorthemePage } from './colortheme/colortheme-page';
import { SettingsPage } from './settings/settings-page';

/** The addresses this area answers, for the host's router. */
export const routes: RemoteModule['routes'] = [
  { path: 'settings', element: <SettingsPage /> },
  { path: 'colortheme', element: <ColorthemePage /> },
];

export default { routes } satisfies RemoteModule;
