import { Link } from '@court/contract';
import { boardMessages } from '../messages/board-messages';
import * as css from './find-meeting.module.css';

/** The way to the searches of 341 meetings; a name that is typed as a case number is searched as one. */
export function FindMeeting() {
  return (
    <Link className={css.find ?? ''} to="/s341-casenumber">
      {boardMessages('find')}
    </Link>
  );
}
