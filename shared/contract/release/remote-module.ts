import type { RouteObject } from 'react-router-dom';

/** What a remote's one exposed file, `./remote`, exports: its routes as data, which the host puts into its router. */
export type RemoteModule = {
  /** children of the area's layout; paths are absolute addresses of the specification, without the leading slash */
  routes: RouteObject[];
};
