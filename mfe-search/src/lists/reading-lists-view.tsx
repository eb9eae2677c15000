import { HiddenText } from '@court/ui';
import { listFirstMessages } from '../messages/list-first-messages';
import * as css from './lists.module.css';

/** Stands where a list will be until the device has said what is on it; `isSlow`: that takes long. */
export function ReadingListsView({ isSlow = false }) {
  return (
    <div aria-busy className={isSlow ? undefined : css.bone} data-skeleton>
      {isSlow ? (
        <p role="status">{listFirstMessages('readingSlow')}</p>
      ) : (
        <HiddenText>{listFirstMessages('reading')}</HiddenText>
      )}
    </div>
  );
}
