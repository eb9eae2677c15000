import type { RemoteModule } from '@court/contract';

/** The routes of this area, for the host's router. Each page has a chunk of its own. */
export const routes: RemoteModule['routes'] = [
  {
    path: 'settings',
    lazy: async () => ({ Component: (await import('./settings/settings-page')).SettingsPage }),
  },
  {
    path: 'colortheme',
    lazy: async () => ({ Component: (await import('./colortheme/colortheme-page')).ColorthemePage }),
  },
];

export default { routes } satisfies RemoteModule;
