import type { RemoteModule } from '@court/shared/contract/remote-module';
import { loadHearingDetail } from './detail/load-hearing-detail';
import { DocketPage } from './docket/docket-page';

/** The addresses this area answers, for the host's router. */
export const routes: RemoteModule['routes'] = [
  { path: 'calendar', element: <DocketPage /> },
  { path: 'hearing-detail/:id?', lazy: loadHearingDetail },
];

export default { routes } satisfies RemoteModule;
