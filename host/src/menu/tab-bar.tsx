import { Link, type MenuItem, platformTypeAtom } from '@court/contract';
import { Icon } from '@court/ui';
import { useAtomValue } from 'jotai';
import { CalendarDays, type IconNode, Menu, Search, Star, Users } from 'lucide';
import { useRef } from 'react';
import { textOf } from '../courts/text-of';
import { menuMessages } from '../messages/menu-messages';
import { ListsMark, useAreaItems } from './area-menu';
import { MenuDialog } from './menu-dialog';
import { SideMenu } from './side-menu';
import * as css from './tab-bar.module.css';

type Tab = { item: MenuItem; label: string; name?: string; icon: IconNode };

/** The tabs that the court offers, and the areas that have no tab. */
function useTabs(): { tabs: Tab[]; others: MenuItem[] } {
  const { items, search } = useAreaItems();
  const at = (path: string) => items.find((item) => item.path === path);
  const asked: (Omit<Tab, 'item'> & { item: MenuItem | null | undefined })[] = [
    { item: at('/calendar'), label: menuMessages('calendar'), icon: CalendarDays },
    { item: search, label: menuMessages('tab.search'), icon: Search },
    { item: at('/search-mylist'), label: menuMessages('tab.list'), icon: Star },
    {
      item: at('/s341-hearing'),
      label: menuMessages('tab.meetings'),
      name: menuMessages('tab.meetingsLong'),
      icon: Users,
    },
  ];
  const tabs = asked.flatMap((tab) => (tab.item ? [{ ...tab, item: tab.item }] : []));
  return { tabs, others: items.filter((item) => tabs.every((tab) => tab.item !== item)) };
}

/** A menu of the desktop build with the areas that have no tab. */
function MoreAreas({ items }: { items: readonly MenuItem[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const { current } = useAreaItems();
  if (items.length === 0) return null;
  return (
    <li>
      <button
        type="button"
        className={css.tab}
        aria-haspopup="dialog"
        aria-current={items.some(({ path }) => current(path)) || undefined}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon of={Menu} size="1.25rem" />
        <span>{menuMessages('more')}</span>
      </button>
      <MenuDialog ref={dialog} title={menuMessages('more')} onClose={close}>
        {items.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} aria-current={current(path)} onClick={close}>
              {textOf(label)}
            </Link>
          </li>
        ))}
      </MenuDialog>
    </li>
  );
}

/**
 * The areas at the bottom of a narrow page. On the device build, More opens the side menu. The desktop build has no
 * side menu, so More lists the areas without a tab.
 */
export function TabBar({ isMenuOff }: { isMenuOff: boolean }) {
  const isDevice = useAtomValue(platformTypeAtom) === 'device';
  const { current } = useAreaItems();
  const { tabs, others } = useTabs();
  return (
    <nav aria-label={menuMessages('tabs')} className={css.tabs}>
      <ul>
        {tabs.map(({ item: { path, mark }, label, name, icon }) => (
          <li key={path}>
            <Link to={path} className={css.tab} aria-label={name} aria-current={current(path)}>
              <Icon of={icon} size="1.25rem" />
              <span>
                <span>{label}</span>
                {mark === 'lists' && <ListsMark />}
              </span>
            </Link>
          </li>
        ))}
        {isDevice ? (
          <li>
            <SideMenu isOff={isMenuOff} tab={css.tab ?? ''} />
          </li>
        ) : (
          <MoreAreas items={others} />
        )}
      </ul>
    </nav>
  );
}
