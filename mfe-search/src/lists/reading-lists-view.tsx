import { HiddenText } from '@court/ui';
import { listFirstMessages } from '../messages/list-first-messages';
import * as css from './lists.module.css';

/** Placeholder until the device storage has been read. */
export const ReadingListsView = () => (
  <div aria-busy className={css.bone} data-skeleton>
    <HiddenText>{listFirstMessages('reading')}</HiddenText>
  </div>
);
