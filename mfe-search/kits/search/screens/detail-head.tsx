import { Link, officesAtom, searchDetailLink } from '@court/contract';
import { caseKey } from '@court/domain';
import { sharedMessages, wordFor } from '@court/domain/words';
import { attorneyNameAtom, Dotted, FollowButton, PageHeading, PrintButton, SubscribeLater } from '@court/ui';
import { useAtomValue } from 'jotai';
import { detailMessages } from '../messages/detail-messages';
import type { Dated } from '../search/dated-rows';
import type { DetailKey } from '../search/detail-key';
import type { CaseHead } from '../search/upcoming-atom';
import * as css from './detail-screen.module.css';
import { FollowAttorney } from './follow-attorney';
import { NextLine } from './next-line';

type Props = {
  of: DetailKey;
  /** head of a case; null for a person */
  head: CaseHead | null;
  /** the person's latest date, which has the printed name; null until a date has been read */
  latest: Dated | null;
  /** the upcoming dates */
  rows: readonly Dated[];
  /** true while data is read; only the kind of page is known then */
  isReading: boolean;
  /** shows one day: only the name, and a link to all dates, so that the first hearing is near the top of a phone */
  isDay: boolean;
};

/** The name, or the number and title, that the page is about. '' until it is known. */
export function titleOf({ head, latest }: Pick<Props, 'head' | 'latest'>): string {
  if (head) return [head.number, head.title].filter(Boolean).join(' ');
  return latest?.person?.name ?? '';
}

/** Number, chapter and office of a case. The number is left out if it is the heading. */
function CaseFacts({ head: { number, title, type, chapter, office } }: { head: CaseHead }) {
  const { byId: offices } = useAtomValue(officesAtom);
  const chapterText = chapter && sharedMessages('chapter', { chapter });
  const facts = [title && number, wordFor('type', type), chapterText, offices[office ?? '']?.name];
  return (
    <p className={css.fact}>
      <Dotted parts={facts} />
    </p>
  );
}

function CaseActions({ of: { id }, head }: { of: DetailKey; head: CaseHead }) {
  const { number, title, type, chapter } = head;
  const name = titleOf({ head, latest: null });
  return (
    <FollowButton
      item={{ list: 'cases', id, last: { number, title, caseType: type, chapter: chapter ?? '' } }}
      label={name}
    />
  );
}

function PersonFacts({ of: { kind, field }, latest }: { of: DetailKey; latest: Dated }) {
  const { person, row } = latest;
  const key = row.otherCaseKey ?? caseKey(row.caseNumber, row.caseType);
  return (
    <>
      {person?.firm && <p className={css.fact}>{person.firm}</p>}
      {person && person.aliases.length > 0 && <p className={css.fact}>{person.aliases.join(', ')}</p>}
      {field === 'debtor' && row.caseNumber && (
        <p className={css.fact}>
          <Link className={css.link} to={searchDetailLink(kind, 'casenumber', key)}>
            {detailMessages('ofCase', { number: row.caseNumber })}
          </Link>
        </p>
      )}
    </>
  );
}

function PersonActions({ of: { field, id }, latest: { person, row } }: { of: DetailKey; latest: Dated }) {
  if (!person) return null;
  return (
    <>
      {field === 'attorney' && <FollowAttorney id={id} name={person.name} />}
      {field === 'debtor' && (
        <FollowButton
          item={{
            list: 'debtors',
            id,
            last: { name: person.name, caseNumber: row.caseNumber, title: row.title },
          }}
          label={[person.name, row.caseNumber].filter(Boolean).join(', ')}
        />
      )}
    </>
  );
}

/** The name, or the case's title, with the court's details and what can be done with all dates. */
export function DetailHead({ of, head, latest, rows, isReading, isDay }: Props) {
  const { field } = of;
  const attorneyOf = useAtomValue(attorneyNameAtom);
  const nameOf = field === 'attorney' ? attorneyOf : (name: string) => name;
  if (isReading) {
    return (
      <header className={css.head}>
        <PageHeading>{detailMessages(`title.${field}`)}</PageHeading>
      </header>
    );
  }
  const title = nameOf(titleOf({ head, latest })) || detailMessages(`title.${field}`);
  return (
    <header className={css.head}>
      <div className={css.who}>
        <PageHeading windowTitle={title}>{head?.title || title}</PageHeading>
        {!isDay && head && <CaseFacts head={head} />}
        {!isDay && latest && <PersonFacts of={of} latest={latest} />}
      </div>
      {isDay ? (
        <Link className={css.link} to="?">
          {detailMessages('allDates')}
        </Link>
      ) : (
        <>
          <NextLine
            rows={rows}
            dayLink={field === 'attorney' ? (date) => `?view=day&date=${date}` : null}
            ofCase={field === 'casenumber'}
          />
          <div className={css.actions}>
            {head && <CaseActions of={of} head={head} />}
            {latest && <PersonActions of={of} latest={latest} />}
            <PrintButton>{detailMessages('print')}</PrintButton>
            {head && <SubscribeLater group="case" id={of.id} name={head.title} number={head.number} />}
            {field === 'attorney' && latest?.person && (
              <SubscribeLater group="attorney" id={of.id} name={latest.person.name} />
            )}
          </div>
        </>
      )}
    </header>
  );
}
