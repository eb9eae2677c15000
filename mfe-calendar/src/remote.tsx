import type { RemoteModule } from '@court/shared/contract/remote-module';
import { HearingDetailPage } from './detail/hearing-detail-page';
import { DocketPage } from './docket/docket-page';

/** The addresses this area answers, for the host's router. */
export const routes: RemoteModule['routes'] = [
  { path: 'calendar', element: <DocketPage /> },
  { path: 'hearing-detail/:id?', element: <HearingDetailPage /> },
];

export default { routes } satisfies RemoteModule;
