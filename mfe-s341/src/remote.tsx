import type { RemoteModule } from '@court/shared/contract/remote-module';
import { MeetingsPage } from './meetings/meetings-page';

/** The addresses this area answers, for the host's router. */
export const routes: RemoteModule['routes'] = [{ path: 's341-hearing', element: <MeetingsPage /> }];

export default { routes } satisfies RemoteModule;
