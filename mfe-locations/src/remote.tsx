import type { RemoteModule } from '@court/contract';

/** The routes of this area, for the host's router. */
export const routes: RemoteModule['routes'] = [
  {
    path: 'locations',
    lazy: async () => ({
      Component: (await import(/* webpackChunkName: "offices" */ './offices/offices-page')).OfficesPage,
    }),
  },
  {
    path: 'locations-google-maps',
    lazy: async () => ({
      Component: (await import('./map/locations-google-maps-page')).LocationsGoogleMapsPage,
    }),
  },
];

export default { routes } satisfies RemoteModule;
