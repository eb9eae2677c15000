import type { FirstPaintPage } from '@court/contract';
import type { CalendarKind, HearingAnswer, namedPeople, ShownEntry } from '@court/records';
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
import { meetingHeadMessages } from '../messages/head-messages';
import { bannerWords, NO_TIME_YET } from '../page/banner-words';
import * as bannerCss from '../page/record-banner.module.css';
import * as headCss from '../page/record-head.module.css';
import {
  aboutWords,
  attendLink,
  byWords,
  caseLink,
  isOff,
  matterLine,
  noteWords,
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
  answer: HearingAnswer;
  judges: ReturnType<typeof namedPeople>;
};

/** Id of the sentence that says what has become of it. */
export const BANNER = 'first-banner';

const TONES = {
  moved: ['right', bannerCss.moved],
  off: ['x', bannerCss.off],
  unlisted: ['circle', bannerCss.unlisted],
} as const;

/** Draws the same as RecordBanner, without details that are only in the new hearing's own record. */
export function firstBanner({ page, kind, entry, answer }: DrawnRecord): Node {
  const { tone, old, outcome, newDate, details, meaning, came, link } = bannerWords(kind, entry, answer);
  const [sign, look] = TONES[tone];
  const shape = icon(sign, '1.5rem');
  shape.setAttribute('class', bannerCss.shape ?? '');
  return element(
    'div',
    { css: `${bannerCss.banner} ${look}`, role: 'note' },
    shape,
    element(
      'div',
      { css: bannerCss.words },
      old &&
        element(
          'p',
          { css: bannerCss.old },
          element('s', {}, hiddenText(`${sharedMessages('before')} `), old),
        ),
      element(
        'p',
        { css: bannerCss.outcome, id: BANNER },
        outcome,
        newDate && ' ',
        newDate &&
          element(
            'span',
            { css: bannerCss.moment },
            ...newDate.parts.map((part, at) =>
              element('span', {}, at > 0 && ' ', element('span', { css: bannerCss.whole }, part)),
            ),
            newDate.isLoading &&
              element('span', { css: bannerCss.waiting, 'aria-hidden': 'true' }, NO_TIME_YET),
          ),
      ),
      newDate &&
        answer.isReading &&
        element('p', { css: bannerCss.waiting, 'aria-hidden': 'true' }, NO_TIME_YET),
      details && element('p', { 'data-details': 'true' }, details),
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
  const { page, kind, entry, answer, judges } = drawn;
  if (isOff(answer)) return [];
  const { court, settings } = page;
  const { day, clock, called } = whenWords(entry, answer, settings);
  const by = byWords(kind, entry, answer, recordNames(entry, judges, court.offices));
  const { status, sentence, outcome } = outcomeWords(kind, entry, answer);
  const note = noteWords(entry, answer);
  const attend = answer.attendance?.way !== 'place' && attendLink(kind, entry, answer, court.meetingHosts);
  return [
    element(
      'div',
      { css: headCss.when },
      element(
        'div',
        { 'data-when': 'true' },
        element(
          'p',
          { css: `${headCss.moment} ${headCss.strong}` },
          ...oldAndNow(day.old, whole(day.now)),
          ' ',
          ...oldAndNow(clock.old, whole(clock.now)),
        ),
        called && element('p', { css: headCss.strong }, called),
      ),
      element(
        'p',
        { css: headCss.by },
        ...by.map(({ old, now }, at) => element('span', {}, at > 0 && ' · ', ...oldAndNow(old, now))),
      ),
      note && element('p', { css: headCss.note }, note),
      (status || sentence || outcome) &&
        element('p', {}, status && statusWord(status), ' ', sentence, ' ', outcome),
    ),
    ...(attend
      ? [element('a', { css: buttonClass('primary', headCss.primary), href: attend.href }, attend.text)]
      : []),
  ];
}
