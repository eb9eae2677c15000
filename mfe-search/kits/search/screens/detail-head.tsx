import { Link, officesAtom, searchDetailLink, searchLink } from '@court/contract';
import { caseKey } from '@court/domain';
import { sharedMessages, wordFor } from '@court/domain/words';
import { attorneyNameAtom, FollowButton, PageHeading, SubscribeLater } from '@court/ui';
import { useAtomValue } from 'jotai';
import { detailMessages } from '../messages/detail-messages';
import type { Dated } from '../search/dated-rows';
import type { DetailKey } from '../search/detail-key';
import type { CaseHead } from '../search/upcoming-atom';
import * as css from './detail-screen.module.css';
import { FollowAttorney } from './follow-attorney';

type Props = {
  of: DetailKey;
  /** head of a case; null for a person */
  head: CaseHead | null;
  /** the person's latest date, which has the printed name; null until a date has been read */
  latest: Dated | null;
  /** true while data is read; the link at the end then waits, so that it does not move when the data arrives */
  isReading: boolean;
  /** shows one day: only the name, and a link to all dates, so that the first hearing is near the top of a phone */
  isDay: boolean;
};

/** The name or number that the page is about. '' until it is known. */
export function titleOf({ head, latest }: Pick<Props, 'head' | 'latest'>): string {
  if (head) return [head.number, head.title].filter(Boolean).join(' ');
  return latest?.person?.name ?? '';
}

function CaseFacts({ of: { id }, head }: { of: DetailKey; head: CaseHead }) {
  const { byId: offices } = useAtomValue(officesAtom);
  const { number, title, type, chapter } = head;
  const chapterText = chapter && sharedMessages('chapter', { chapter });
  const facts = [wordFor('type', type), chapterText, offices[head.office ?? '']?.name];
  return (
    <>
      <p className={css.fact}>{facts.filter(Boolean).join(' · ')}</p>
      <FollowButton
        item={{ list: 'cases', id, last: { number, title, caseType: type, chapter: chapter ?? '' } }}
        label={[number, title].filter(Boolean).join(' ')}
      />
      <SubscribeLater isOver group="case" id={id} name={[number, title].filter(Boolean).join(' ')} />
    </>
  );
}

function PersonFacts({ of: { kind, field, id }, latest }: { of: DetailKey; latest: Dated }) {
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
      {field === 'attorney' && person && <FollowAttorney id={id} name={person.name} />}
      {field === 'attorney' && person && (
        <SubscribeLater isOver group="attorney" id={id} name={person.name} />
      )}
      {field === 'debtor' && person && (
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

/** Facts and actions of the page of all dates. */
function AllFacts({ of, head, latest }: Pick<Props, 'of' | 'head' | 'latest'>) {
  const { kind, field } = of;
  return (
    <>
      {head && <CaseFacts of={of} head={head} />}
      {latest && <PersonFacts of={of} latest={latest} />}
      <Link className={css.link} to={searchLink(kind, field)}>
        {detailMessages(`search.${field}`)}
      </Link>
    </>
  );
}

/** The name or number, with the court's details. */
export function DetailHead({ of, head, latest, isReading, isDay }: Props) {
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
  return (
    <header className={css.head}>
      <PageHeading>{nameOf(titleOf({ head, latest })) || detailMessages(`title.${field}`)}</PageHeading>
      {isDay ? (
        <Link className={css.link} to="?">
          {detailMessages('allDates')}
        </Link>
      ) : (
        <AllFacts of={of} head={head} latest={latest} />
      )}
    </header>
  );
}
