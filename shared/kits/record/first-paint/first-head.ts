import type { FirstPaintPage } from '@court/contract';
import type { CalendarKind, namedPeople, ShownEntry } from '@court/records';
import { sharedMessages } from '@court/ui';
import {
  buttonClass,
  element,
  explained,
  hiddenText,
  icon,
  oldAndNow,
  statusWord,
} from '@court/ui/first-paint';
import { recordNames } from '../data/use-record-names';
import type { RecordState } from '../data/use-record-state';
import { headMessages, meetingHeadMessages } from '../messages/head-messages';
import * as bannerCss from '../page/record-banner.module.css';
import * as headCss from '../page/record-head.module.css';
import {
  aboutWords,
  attendLink,
  bannerWords,
  byWords,
  caseLink,
  matterLine,
  NO_TIME_YET,
  outcomeWords,
  whenWords,
} from '../page/record-words';

/** Sub-path the site is served below, or nothing. */
declare const BASE: string;

/** A record, and what its first screen is drawn from besides. */
export type DrawnRecord = {
  page: FirstPaintPage;
  kind: CalendarKind;
  entry: ShownEntry;
  state: RecordState;
  judges: ReturnType<typeof namedPeople>;
};

/** Id of the sentence that says what has become of it. */
export const BANNER = 'first-banner';

/** As RecordBanner. */
export function firstBanner({ page, kind, entry, state }: DrawnRecord): Node {
  const { isMoved, outcome, newDate, meaning, came, link } = bannerWords(kind, entry, state);
  const shape = icon(isMoved ? 'right' : 'x', '1.5rem');
  shape.setAttribute('class', bannerCss.shape ?? '');
  const clock = newDate?.clock;
  return element(
    'div',
    { css: `${bannerCss.banner} ${isMoved ? bannerCss.moved : bannerCss.off}`, role: 'note' },
    shape,
    element(
      'div',
      { css: bannerCss.words },
      element(
        'p',
        { css: bannerCss.outcome, id: BANNER },
        outcome,
        newDate && ' ',
        newDate && element('span', { css: bannerCss.whole }, newDate.day),
        newDate &&
          clock === undefined &&
          element('span', { css: bannerCss.waiting, 'aria-hidden': 'true' }, NO_TIME_YET),
        clock && ', ',
        clock && element('span', { css: bannerCss.whole }, clock),
      ),
      element('p', {}, meaning),
      came && element('p', {}, came),
    ),
    link &&
      page.offers(link.to) &&
      element('a', { css: buttonClass('primary', bannerCss.open), href: BASE + link.to }, link.text),
  );
}

/** As RecordAbout. */
export function firstAbout({ page, kind, entry }: DrawnRecord): Node[] {
  const { caseNumber, caseType, caseKey } = entry;
  const { type, chapter, office } = aboutWords(entry);
  const link = caseLink(caseKey, page.offers);
  const parts = [
    caseNumber && (link ? element('a', { href: BASE + link }, caseNumber) : caseNumber),
    type && (caseType === 'ap' ? explained(type) : type),
    chapter && explained(chapter),
    office,
  ].filter(Boolean);
  return [
    element(
      'p',
      { css: headCss.what },
      ...(kind === 'meetings'
        ? [explained(meetingHeadMessages('title')), `, ${meetingHeadMessages('ofCreditors')}`]
        : [matterLine(entry)]),
    ),
    element(
      'p',
      { css: headCss.about },
      ...parts.map((part, at) =>
        element('span', {}, at > 0 && element('span', { 'aria-hidden': 'true' }, '·'), part),
      ),
    ),
  ];
}

const whole = (text: string) => element('span', { css: headCss.whole }, text);

/** As RecordHead, without the way there. */
export function firstHead(drawn: DrawnRecord): Node[] {
  const { page, kind, entry, state, judges } = drawn;
  const { court, settings } = page;
  const { isOff, day, clock, next, called } = whenWords(entry, state, settings);
  const strong = `${headCss.moment} ${headCss.strong}`;
  const printed = [...oldAndNow(day.old, whole(day.now)), ' ', ...oldAndNow(clock.old, whole(clock.now))];
  const by = byWords(kind, entry, state, recordNames(entry, judges, court.offices), court.timeZones[0]);
  const { status, sentence, outcome } = outcomeWords(kind, entry, state);
  const attend = entry.appear?.mode !== 'inPerson' && attendLink(kind, entry, state, court.meetingHosts);
  return [
    element(
      'div',
      { css: headCss.when },
      element(
        'div',
        { 'data-when': 'true' },
        isOff
          ? element(
              'p',
              { css: headCss.moment },
              element('s', {}, hiddenText(`${sharedMessages('before')} `), ...printed),
            )
          : element('p', { css: strong }, ...printed),
        next &&
          element(
            'p',
            { css: strong },
            hiddenText(`${headMessages('newDate')}: `),
            ...[whole(next.day), ' ', whole(next.clock)],
          ),
        called && element('p', { css: headCss.strong }, called),
      ),
      element(
        'p',
        { css: headCss.by },
        ...by.map(({ old, now }, at) => element('span', {}, at > 0 && ' · ', ...oldAndNow(old, now))),
      ),
      state.stage === 'over'
        ? element('p', {}, status && statusWord(status), ' ', sentence, ' ', outcome)
        : outcome && element('p', {}, outcome),
    ),
    ...(attend
      ? [element('a', { css: buttonClass('primary', headCss.primary), href: attend.href }, attend.text)]
      : []),
  ];
}
