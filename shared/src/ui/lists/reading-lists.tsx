import { listWords } from '../../lists/list-words';
import { HiddenText } from '../hidden-text';
import * as detail from '../search/detail-screen.module.css';

/** Stands where a list will be until the device has said what is on it. */
export function ReadingLists() {
  return (
    <div aria-busy className={detail.bone} data-skeleton>
      <HiddenText>{listWords('reading')}</HiddenText>
    </div>
  );
}
