import { type DocketRow, statusOf } from '@court/records';
import { buttonClass } from '../controls/button';
import * as explainedCss from '../controls/explained.module.css';
import { shortDate } from '../messages/court-dates';
import { sharedMessages } from '../messages/shared-messages';
import * as hiddenCss from '../parts/hidden-text.module.css';
import * as headingCss from '../parts/page-heading.module.css';
import * as starCss from '../parts/star-button.module.css';
import { statusLook } from '../parts/status-word';
import * as statusCss from '../row/hearing-status.module.css';
import * as oldCss from '../row/old-and-new.module.css';
import { classes } from '../row/record-row';
import * as css from '../row/row-classes';
import { statusMore, whereWentTo } from '../row/row-words';
import { element, icon } from './elements';

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
export function statusWord(status: string, to: string | null = null): Node {
  const { shape, look, word } = statusLook(status);
  const picture = icon(shape, '0.8125rem', '2.5');
  return to
    ? element('span', { css: look }, word, picture, hiddenText(sharedMessages('to')), ` ${to}`)
    : element('span', { css: look }, picture, word);
}

/** What has become of a hearing, and where it has gone; of one that is to come, from which day it goes on. */
function firstStatus(row: DocketRow): Node[] {
  const shown = statusOf(row);
  const { continuedFrom: from } = row;
  if (shown === 'scheduled') {
    const date = from && shortDate(from, row.date);
    return date ? [element('span', { css: statusCss.from }, sharedMessages('continuedFrom', { date }))] : [];
  }
  const { struck, said } = statusMore(row);
  return [
    statusWord(shown, whereWentTo(row)),
    element(
      'span',
      { css: statusCss.more },
      struck && element('s', {}, struck),
      said && element('span', {}, said),
    ),
  ];
}

/** The words of a row; `differs`: what it is now beside what it was. */
type Words = {
  number: string;
  caseNote: string;
  name: string;
  differs: readonly { old: string | null; now: string | null }[];
  matter: string | null;
  note: string;
  spoken: string;
  label: string;
  isOff: boolean;
};

/** `hasStar`: the court offers the lists. */
type Row = {
  row: DocketRow;
  words: Words;
  href: string;
  idAttribute: string;
  roomy: boolean;
  hasStar: boolean;
};

const differing = ({ old, now }: Words['differs'][number], at: number): Node =>
  element('span', {}, at > 0 && ' · ', ...oldAndNow(old, now));

/** One hearing or 341 meeting as RecordRow draws it. */
export function firstRow({ row, words, href, idAttribute, roomy, hasStar }: Row): HTMLLIElement {
  const part = (css: string, ...children: Parameters<typeof element>[2][]) =>
    element('div', { css }, ...children);
  const line = (css: string, text: string | null) => element('span', { css }, text);
  return element(
    'li',
    {
      css: classes(css.row, words.isOff && css.off),
      'data-roomy': roomy && 'true',
      [idAttribute]: row.id,
    },
    part(css.caseNumber, words.number, words.caseNote && line(css.quiet, words.caseNote)),
    part(
      css.title,
      element('a', { css: css.name, href }, words.name),
      words.spoken && hiddenText(words.spoken),
    ),
    words.differs.length > 0 && part(css.differs, ...words.differs.map(differing)),
    part(css.matter, line(css.line, words.matter), words.note && line(css.note, words.note)),
    part(css.state, ...firstStatus(row)),
    part(
      css.star,
      hasStar &&
        element('button', {
          ...{ type: 'button', css: starCss.star, 'aria-pressed': 'false' },
          'aria-label': sharedMessages('star', { label: words.label }),
        }),
    ),
  );
}
