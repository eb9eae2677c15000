import { type ComponentType, lazy } from 'react';
import { HostPageFailed } from '../shell/host-page-failed';

/** A part of the host's file for failures. Where that does not come either, `instead` stands in its place. */
function later<Props>(load: () => Promise<ComponentType<Props>>, instead: ComponentType<Props>) {
  return lazy(() =>
    load()
      .catch(() => instead)
      .then((part) => ({ default: part })),
  );
}

/** See failure-page.tsx. */
export const LaterFailurePage = later(
  async () => (await import(/* webpackChunkName: "recovery" */ './failure-page')).FailurePage,
  HostPageFailed,
);

/** See area-crash.tsx. */
export const LaterAreaCrash = later(
  async () => (await import(/* webpackChunkName: "recovery" */ './area-crash')).AreaCrash,
  HostPageFailed,
);

/** See release-notice.tsx. */
export const LaterReleaseNotice = later(
  async () => (await import(/* webpackChunkName: "recovery" */ './release-notice')).ReleaseNotice,
  () => null,
);
