import type { RemoteModule } from '@court/contract';
import { ExamplePage } from './example/example-page';

/** The area's routes, for the host's router. */
export const routes: RemoteModule['routes'] = [{ path: 'example', element: <ExamplePage /> }];

export default { routes } satisfies RemoteModule;
