import type { ListName } from '@court/contract';
import { Notice } from '@court/ui';
import { listFirstMessages } from '../messages/list-first-messages';
import * as row from './list-row.module.css';
import * as css from './lists.module.css';

/** Sub-path the site is served below, or nothing. */
declare const BASE: string;

type Props = {
  list: ListName;
  /** where to go from here, and the words of each way */
  ways: readonly (readonly [to: string, words: string])[];
};

/** What a list is for while nothing stands on it, and where to go. */
export function EmptyListView({ list, ways }: Props) {
  return (
    <Notice title={listFirstMessages(`empty.${list}`)}>
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
    </Notice>
  );
}
