import type { MenuItem } from '@court/shared/contract/registry';
import { platformTypeAtom } from '@court/shared/state/platform-type-atom';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { isHosted } from '../startup/page-address';
import { AreaMenu } from './area-menu';

// a desktop page never shows it
const SideMenu = lazy(async () => ({ default: (await import('../menu/side-menu')).SideMenu }));

/** On a device the side menu; on the desktop the areas of the court, drawn before any of them is loaded. */
export function HeaderMenu({ items }: { items: readonly MenuItem[] }) {
  const build = useAtomValue(platformTypeAtom);
  const { protocol, hostname } = window.location;
  if (build === 'device')
    return (
      <Suspense fallback={null}>
        <SideMenu disabled={isHosted({ build, protocol, hostname })} />
      </Suspense>
    );
  return items.length > 0 ? <AreaMenu items={items} /> : null;
}
