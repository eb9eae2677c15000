import { element } from '@court/ui/first-paint';
import { boardMessages } from '../messages/board-messages';
import * as css from './find-meeting.module.css';

/** Sub-path the site is served below, or nothing. */
declare const BASE: string;

/** The way to the searches, as FindMeeting draws it. */
export const firstFind = () =>
  element('a', { css: css.find, href: `${BASE}/s341-casenumber` }, boardMessages('find'));
