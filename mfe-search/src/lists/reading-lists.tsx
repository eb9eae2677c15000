import * as detail from '@court/search/screens/detail-screen.module.css';
import { HiddenText } from '@court/ui';
import { listMessages } from '../messages/list-messages';

/** Stands where a list will be until the device has said what is on it. */
export function ReadingLists() {
  return (
    <div aria-busy className={detail.bone} data-skeleton>
      <HiddenText>{listMessages('reading')}</HiddenText>
    </div>
  );
}
