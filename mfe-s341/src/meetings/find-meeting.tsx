import { type FirstPaintPage, searchLink } from '@court/contract';
import { boardMessages } from '../messages/board-messages';
import * as css from './find-meeting.module.css';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

/** Link to the search of 341 meetings by case number. That search also accepts names. */
export const FindMeeting = () => (
  <a className={css.find} href={`${BASE}/s341-casenumber`}>
    {boardMessages('find')}
  </a>
);

/** The link, in the first paint of a court without a search of its own. */
export const findOf = ({ offers }: FirstPaintPage) =>
  !offers(searchLink('hearings', 'attorney')) && <FindMeeting />;
