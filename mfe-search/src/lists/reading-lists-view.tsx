import { HiddenText } from '@court/ui';
import { listFirstMessages } from '../messages/list-first-messages';
import * as css from './lists.module.css';

/** The place of a list until the device has said what is on it. */
export const ReadingListsView = () => (
  <div aria-busy className={css.bone} data-skeleton>
    <HiddenText>{listFirstMessages('reading')}</HiddenText>
  </div>
);
