import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { HostPageFailed } from '../shell/host-page-failed';
import { ScreenLoading } from '../shell/screen-loading';

const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: { Component: load },
  hydrateFallbackElement: <ScreenLoading />,
  errorElement: <HostPageFailed />,
});

/** The host's own screens, each a chunk of its own that is loaded before one goes there. */
export const HOST_ROUTES: RouteObject[] = [
  page('courts', async () => (await import('../courts/courts-page')).CourtsPage),
  page('home', async () => (await import('../home/home-page')).HomePage),
  page('ios-qr-code', async () => (await import('../qr/qr-code-page')).IosQrCodePage),
  page('android-qr-code', async () => (await import('../qr/qr-code-page')).AndroidQrCodePage),
];
