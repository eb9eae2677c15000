import type { RemoteModule } from '@court/contract';

/** The addresses this area answers, for the host's router; each page is a file of its own. */
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
