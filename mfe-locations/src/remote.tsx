import type { RemoteModule } from '@court/shared/contract/remote-module';
import { LocationsPage } from './locations/locations-page';

/** The addresses this area answers, for the host's router. */
export const routes: RemoteModule['routes'] = [
  { path: 'locations', element: <LocationsPage /> },
  {
    path: 'locations-google-maps',
    lazy: {
      Component: async () => (await import('./map/locations-google-maps-page')).LocationsGoogleMapsPage,
    },
  },
];

export default { routes } satisfies RemoteModule;
