import { nodesOf } from '@court/ui/dom';
import { buttonClass } from '../controls/button';
import * as explainedCss from '../controls/explained.module.css';
import { sharedMessages } from '../messages/shared-messages';
import * as hiddenCss from '../parts/hidden-text.module.css';
import * as headingCss from '../parts/page-heading.module.css';
import { StatusWord } from '../parts/status-word';
import * as oldCss from '../row/old-and-new.module.css';
import { element } from './elements';

/** Words for those who listen to the page. */
export const hiddenText = (text: string) => element('span', { css: hiddenCss.hidden }, text);

/** The title of a page, as PageHeading draws it; `describedBy`: id of what is read after it. */
export const pageHeading = (text: string, describedBy?: string | false) =>
  element('h1', { css: headingCss.heading, 'aria-describedby': describedBy }, text);

/** The title of a page for those who listen alone, as PageHeading draws it. */
export const hiddenHeading = (text: string) => element('h1', { css: headingCss.bare }, hiddenText(text));

/** A word that the app explains when it is pressed. */
export const explained = (word: string) =>
  element(
    'span',
    { css: explainedCss.explained },
    element(
      'button',
      { type: 'button', css: buttonClass('quiet', explainedCss.term), 'aria-expanded': 'false' },
      word,
    ),
  );

/** As OldAndNew. */
export const oldAndNow = (old: string | null, now: Node | string | null): (Node | string | null)[] =>
  old === null
    ? [now]
    : [element('s', { css: oldCss.old }, hiddenText(`${sharedMessages('before')} `), old), ' ', now];

/** As StatusWord; `to`: where it has gone. */
export const statusWord = (status: string, to: string | null = null): Node =>
  nodesOf(StatusWord({ status, to }))[0] ?? document.createTextNode('');
