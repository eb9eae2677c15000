import { HiddenText } from '@court/ui';
import { listMessages } from '../messages/list-messages';
import * as css from './lists.module.css';

/** Stands where a list will be until the device has said what is on it. */
export function ReadingLists() {
  return (
    <div aria-busy className={css.bone} data-skeleton>
      <HiddenText>{listMessages('reading')}</HiddenText>
    </div>
  );
}
