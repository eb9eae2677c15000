import type { FirstPaintPage, FirstScreen } from '@court/contract';
import {
  type CalendarKind,
  calendarEntryOf,
  dataPath,
  entriesPath,
  entryKey,
  namedPeople,
  objectOf,
  type ShownEntry,
} from '@court/records';
import { sharedMessages } from '@court/ui';
import {
  buttonClass,
  element,
  explained,
  hiddenText,
  icon,
  oldAndNow,
  pageHeading,
  statusWord,
} from '@court/ui/first-paint';
import * as noticeCss from '@court/ui/parts/notice.module.css';
import { recordNames } from '../data/use-record-names';
import { type RecordState, recordState } from '../data/use-record-state';
import { headMessages, meetingHeadMessages } from '../messages/head-messages';
import * as css from '../page/record.module.css';
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
  recordBack,
  recordTitle,
  whenWords,
} from '../page/record-words';

/** Sub-path the site is served below, or nothing. */
declare const BASE: string;

type Drawn = {
  page: FirstPaintPage;
  kind: CalendarKind;
  entry: ShownEntry;
  state: RecordState;
  judges: ReturnType<typeof namedPeople>;
};

const BANNER = 'first-banner';

/** As RecordBanner. */
function banner({ page, kind, entry, state }: Drawn): Node {
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
function about({ page, kind, entry }: Drawn): Node[] {
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
function head(drawn: Drawn): Node[] {
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

function title(text: string, describedBy?: string | false): Node {
  return element('div', { css: css.title }, pageHeading(text, describedBy));
}

const notice = (text: string) =>
  element('div', { css: noticeCss.notice }, element('p', { css: noticeCss.title }, text));

/** The record, or what is said in its place; `json` is undefined until it has been read. */
function content(
  page: FirstPaintPage,
  kind: CalendarKind,
  id: string,
  [json, named]: readonly unknown[],
): Node[] {
  if (json === undefined)
    return [element('div', { css: css.waiting }, title(headMessages(`${kind}.loading`)))];
  const at = objectOf(json);
  if (!at)
    return [title(headMessages(`${kind}.unknown`)), notice(headMessages(`${kind}.unknownWhy`, { id }))];
  if (at.withdrawn === true)
    return [title(headMessages('withdrawn')), notice(headMessages(`${kind}.withdrawnWhy`))];
  const entry: ShownEntry = calendarEntryOf(id, at);
  const { today, court } = page;
  // the day that it goes on to is read by the app
  const successor = entry.continuedToId ? undefined : null;
  const state = recordState(entry, { today, court, offices: court.offices, successor });
  const drawn = { page, kind, entry, state, judges: namedPeople(named) };
  const words = recordTitle(kind, entry, state);
  return [
    element(
      'article',
      { css: css.article, 'data-hearing-record': id },
      title(words.title, words.isOff && BANNER),
      words.isOff && banner(drawn),
      ...about(drawn),
      ...head(drawn),
    ),
  ];
}

/** The id in an address `<start><id>`; null for an address that names none. */
function idAt(path: string, start: string): string | null {
  const part = path.startsWith(start) ? path.slice(start.length).replace(/\/+$/, '') : '';
  try {
    return part && !part.includes('/') ? decodeURIComponent(part) : null;
  } catch {
    return null;
  }
}

/**
 * The first screen of a record's page at `<start><id>`, as RecordPage draws it; null for an address that names no record, or none
 * that there can be.
 */
export function firstRecord(page: FirstPaintPage, kind: CalendarKind, start: string): FirstScreen | null {
  const id = idAt(page.path, start);
  if (id === null) return null;
  let key: string;
  try {
    key = entryKey(id);
  } catch {
    return null;
  }
  const isMeeting = kind === 'meetings';
  return {
    title: '',
    // the whole number of a case is made of what only the app reads
    reads:
      page.settings.extCaseNum === 'Y'
        ? []
        : [`${entriesPath(kind)}/${key}`, ...(isMeeting ? [] : [dataPath('judges')])],
    draw(read) {
      const { date } = objectOf(read[0]) ?? {};
      const back = recordBack(kind, typeof date === 'string' ? date : undefined, page.today);
      return [
        element(
          'div',
          { css: css.page },
          element(
            'div',
            { css: css.record },
            element('a', { css: css.back, href: BASE + back.to }, icon('previous', '1rem'), back.text),
            ...content(page, kind, id, read),
          ),
        ),
      ];
    },
  };
}
