import { boardMessages } from '../messages/board-messages';
import * as css from './find-meeting.module.css';

/** Sub-path the site is served below, or nothing. */
declare const BASE: string;

/** The way to the searches of 341 meetings; a name that is typed as a case number is searched as one. */
export const FindMeeting = () => (
  <a className={css.find} href={`${BASE}/s341-casenumber`}>
    {boardMessages('find')}
  </a>
);
