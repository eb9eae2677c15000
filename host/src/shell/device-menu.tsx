import { lazy, Suspense } from 'react';
import { isHosted } from '../startup/page-address';

// a desktop page never shows it
const SideMenu = lazy(async () => ({ default: (await import('../menu/side-menu')).SideMenu }));

/** The side menu of the device build. */
export function DeviceMenu() {
  const { protocol, hostname } = window.location;
  return (
    <Suspense fallback={null}>
      <SideMenu disabled={isHosted({ build: 'device', protocol, hostname })} />
    </Suspense>
  );
}
