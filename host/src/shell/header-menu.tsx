import type { MenuItem } from '@court/shared/contract/registry';
import { platformTypeAtom } from '@court/shared/state/platform-type-atom';
import { useAtomValue } from 'jotai';
import { SideMenu } from '../menu/side-menu';
import { isHosted } from '../startup/page-address';
import { AreaMenu } from './area-menu';

/** On a device the side menu; on the desktop the areas of the court, drawn before any of them is loaded. */
export function HeaderMenu({ items }: { items: readonly MenuItem[] }) {
  const build = useAtomValue(platformTypeAtom);
  const { protocol, hostname } = window.location;
  if (build === 'device') return <SideMenu disabled={isHosted({ build, protocol, hostname })} />;
  return items.length > 0 ? <AreaMenu items={items} /> : null;
}
