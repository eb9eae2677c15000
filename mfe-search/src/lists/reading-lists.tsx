import * as detail from '@court/search/screens/detail-screen.module.css';
import { HiddenText } from '@court/ui';
import { listWords } from './list-words';

/** Stands where a list will be until the device has said what is on it. */
export function ReadingLists() {
  return (
    <div aria-busy className={detail.bone} data-skeleton>
      <HiddenText>{listWords('reading')}</HiddenText>
    </div>
  );
}
