import type { ListName } from '@court/contract';
import { NoticeView } from '@court/ui';
import { listFirstMessages } from '../messages/list-first-messages';
import * as row from './list-row.module.css';
import * as css from './lists.module.css';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

type Props = {
  list: ListName;
  /** links, with their texts */
  ways: readonly (readonly [to: string, words: string])[];
};

/** Explains the purpose of an empty list, with links. */
export function EmptyListView({ list, ways }: Props) {
  return (
    <NoticeView title={listFirstMessages(`empty.${list}`)}>
      <p>{listFirstMessages(`emptyHow.${list}`)}</p>
      <ul className={css.ways}>
        {ways.map(([to, words]) => (
          <li key={to}>
            <a className={row.link} href={BASE + to}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </NoticeView>
  );
}
