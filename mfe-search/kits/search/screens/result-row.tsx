import {
  hearingLink,
  judgesAtom,
  meetingLink,
  offeredAtom,
  officesAtom,
  readerSettingsAtom,
  searchDetailLink,
  todayAtom,
  trusteesAtom,
} from '@court/contract';
import {
  type CalendarKind,
  CUT_MARK,
  factsOfRow,
  hasPlace,
  isAhead,
  isOffState,
  shortDate,
  stateOf,
  whenOf,
} from '@court/domain';
import {
  answerContextAtom,
  caseNote,
  Dotted,
  Facts,
  hearingStatus,
  howWord,
  OnAsScheduled,
  perRecord,
  RecordRow,
  useOnScreen,
  venueClockAtom,
} from '@court/ui';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { searchMessages } from '../messages/search-messages';
import type { Dated } from '../search/dated-rows';
import { nearText } from '../search/near-text';
import { isOnAhead, type NextDate, nextDateAtom } from '../search/next-date';
import { presiderWords } from '../search/presider-words';
import type { SearchHit } from '../search/search-hit';
import { FollowHit } from './follow-hit';
import { MarkedText } from './marked-text';
import * as css from './result-row.module.css';

const notReadAtom = atom<NextDate>(null);

/** The next date of a search result. Read while the result is on the screen. */
function useNextDate(kind: CalendarKind, { field, id, hasMeeting }: SearchHit, isWanted: boolean): NextDate {
  const datesAtom = useMemo(
    () => (isWanted ? nextDateAtom(JSON.stringify({ kind, field, id, hasMeeting })) : notReadAtom),
    [kind, field, id, hasMeeting, isWanted],
  );
  return useAtomValue<NextDate>(datesAtom);
}

type WhenProps = { dated: Dated; isBelowFirm: boolean; ofAttorney: boolean };

/**
 * 'Next: Tue, Dec 8, 8:50 AM MST (9:50 AM CST) · Tomorrow', linked to that hearing or meeting. Struck through if it
 * will not be held.
 */
function When({ dated, isBelowFirm, ofAttorney }: WhenProps) {
  const { kind, row } = dated;
  const clock = useAtomValue(venueClockAtom);
  const offered = useAtomValue(offeredAtom);
  const today = useAtomValue(todayAtom);
  const link = kind === 'hearings' ? hearingLink(row.id) : meetingLink(row.id);
  const when = [shortDate(row.date, today), clock.time(row)].filter(Boolean).join(', ');
  const context = useAtomValue(answerContextAtom);
  const { phase } = whenOf(factsOfRow(kind, row), context);
  const state = stateOf(row);
  const isOff = isOffState(state);
  const main = !isOff && clock.mainTime(row);
  const near = isAhead(state, phase) && nearText(row.date, today);
  const isOn = !ofAttorney && isOnAhead(dated, context);
  const asides = [main, near, isOn && { key: 'on', part: <OnAsScheduled /> }].filter(Boolean);
  const words = isOff ? <s>{when}</s> : <b>{when}</b>;
  const isOver = state === 'done' || phase === 'earlier' || phase === 'over';
  return (
    <span>
      {!isOff && <span>{searchMessages(isOver ? 'earlierToday' : phase === 'now' ? 'now' : 'next')}</span>}
      {!isOff && ' '}
      {offered(link) ? (
        <a className={css.next} href={BASE + link}>
          {words}
        </a>
      ) : (
        words
      )}
      {asides.length > 0 && ' '}
      {asides.length > 0 && !main && <span className={css.dot}>{'· '}</span>}
      {asides.length > 0 && (
        <span className={isBelowFirm ? css.aside : `${css.aside} ${css.besideButton}`}>
          <Dotted parts={asides} />
        </span>
      )}
    </span>
  );
}

/** '341 meeting', or the matter of a hearing. */
const whatText = ({ kind, row }: Dated) => (kind === 'meetings' ? searchMessages('meeting') : row.matter);

/**
 * `short`: 'In person', 'San Antonio'. `whole`: 'In person · Judge Oakesmith, San Antonio'. Without the office if the
 * hearing is by phone or video. Empty if it is off.
 */
function useWhere(dated: Dated | null): { short: (string | null)[]; whole: string } {
  const { byId: judges } = useAtomValue(judgesAtom);
  const { byId: trustees } = useAtomValue(trusteesAtom);
  const { byId: offices } = useAtomValue(officesAtom);
  if (!dated || isOffState(stateOf(dated.row))) return { short: [], whole: '' };
  const city = hasPlace(dated.row.how) ? (offices[dated.row.officeId ?? '']?.name ?? null) : null;
  const where = [presiderWords(dated, { judges, trustees }), city].filter(Boolean).join(', ');
  const how = howWord(dated.row.how);
  return { short: [how, city], whole: [how, where].filter(Boolean).join(' · ') };
}

function latestText(latest: string, today: string): string {
  if (!latest) return '';
  const date = shortDate(latest, today);
  if (latest >= today) return searchMessages('latest.coming', { date });
  return `${searchMessages('latest.past', { date })}. ${searchMessages('noUpcoming')}`;
}

/** A name or a title. Whole, if the index cuts it and the row of the next date has it. */
function wholeText<Text extends string | null>(text: Text, ofRow: readonly (string | undefined)[]) {
  if (!text?.endsWith(CUT_MARK)) return text;
  const start = text.slice(0, -CUT_MARK.length);
  return ofRow.find((whole) => whole?.startsWith(start)) ?? text;
}

type Props = {
  kind: CalendarKind;
  hit: SearchHit;
  /** the searched text */
  text: string;
  /** called when the reader follows a link of the row */
  onFollow: (hit: SearchHit) => void;
};

function Row({ kind, hit, text, onFollow }: Props) {
  const { field, id, title, alias, caseNumber, latest } = hit;
  const ofAttorney = field === 'attorney';
  const today = useAtomValue(todayAtom);
  const [ref, isOnScreen] = useOnScreen();
  const next = useNextDate(kind, hit, isOnScreen && (latest === '' || latest >= today));
  const dated = next === 'reading' ? null : next;
  // the row of a proceeding has another number, title and type, and an attorney's hit is of no case
  const ofCase = caseNumber && !dated?.ofProceeding ? dated : null;
  const note = wholeText(hit.note, [ofCase?.row.title]);
  const { short, whole } = useWhere(dated);
  const capitals = useAtomValue(readerSettingsAtom).showAttyNameUppercase === 'Y' && ofAttorney;
  // an attorney's next date is named by its case
  const ofTitle = ofAttorney && dated?.row.title && (
    <span key="title" className={css.about}>
      {dated.row.title}
    </span>
  );
  const about = dated && whatText(dated);
  const isPerson = field !== 'casenumber';
  const chapter = ofCase && caseNote(ofCase.row);
  const firm = ofAttorney && note;
  const name = isPerson ? wholeText(title, [dated?.person?.name, ofCase?.row.title]) : (note ?? title);
  return (
    <RecordRow
      isNamed
      href={BASE + searchDetailLink(kind, field, id)}
      name={
        <>
          <span data-capitals={capitals || undefined} className={css.name}>
            {isPerson ? <MarkedText text={name} typed={text} /> : name}
          </span>
          {alias && ' '}
          {alias && (
            <span className={css.alias}>
              <MarkedText text={alias} typed={text} />
            </span>
          )}
          {firm && ' '}
          {firm && <span className={css.firm}>{firm}</span>}
        </>
      }
      caseNumber={
        <Facts
          facts={
            isPerson
              ? [caseNumber, chapter, firm ? null : note]
              : [caseNumber && <MarkedText key="number" text={caseNumber} typed={text} />, chapter]
          }
          narrow={[ofTitle, about, ...short]}
        />
      }
      matter={
        dated ? (
          <When dated={dated} isBelowFirm={Boolean(firm)} ofAttorney={ofAttorney} />
        ) : next === 'reading' ? (
          <span className={css.coming}>{'\u00a0'}</span>
        ) : (
          <span className={latest >= today ? `${css.latest} ${css.coming}` : css.latest}>
            {latestText(latest, today)}
          </span>
        )
      }
      note={<Facts facts={[ofTitle, about, whole]} />}
      state={dated && hearingStatus({ row: dated.row, changed: false, first: null })}
      star={
        <FollowHit
          hit={hit}
          known={{
            title: ofCase?.row.title ?? note ?? (field === 'debtor' ? title : ''),
            caseType: ofCase?.row.caseType ?? '',
            chapter: ofCase?.row.chapter ?? '',
          }}
        />
      }
      at={{
        ref,
        onClick: ({ target }) => target instanceof Element && target.closest('a') && onFollow(hit),
        ...{ 'data-found': id, 'data-next-date': dated?.row.date },
      }}
    />
  );
}

/** An attorney, debtor or case among the search results, with its next date. */
export const ResultRow = perRecord(Row, ({ hit }: Props) => ({ record: hit, id: hit.id, label: hit.title }));
