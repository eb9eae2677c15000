import { HiddenText } from '@court/ui';
import { listFirstMessages } from '../messages/list-first-messages';
import * as css from './lists.module.css';

/** Placeholder until the device storage has been read. `isSlow`: says that this takes long. */
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
