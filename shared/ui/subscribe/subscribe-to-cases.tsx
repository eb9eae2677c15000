import { type CalendarKind, type CourtFeeds, feedFile } from '@court/domain';
import { buttonClass } from '../controls/button';
import { StatusWord } from '../parts/status-word';
import { addressOf, CopyAddress, subscribeMessages, webcal } from './feed-address';
import * as css from './subscribe.module.css';
import { SubscribeDialog } from './subscribe-dialog';

/** A date of a case on the reader's list. */
type ListedDate = {
  kind: CalendarKind;
  /** 'Thu, Dec 3' */
  day: string;
  /** null: scheduled */
  status: string | null;
  /** will not be held on its date */
  isOff: boolean;
};

/** A case on the reader's list. `name`: its debtor, or ''. `date`: its next date on the list. */
export type ListedCase = { id: string; number: string; name: string; date?: ListedDate };

/** The kind of a date, with its day or its status. The status is not the case's. */
const DateOfCase = ({ kind, day, status }: ListedDate) => (
  <span className={css.date}>
    <span>{subscribeMessages('date', { kind })}</span>{' '}
    {status ? <StatusWord status={status} /> : <b>{day}</b>}
  </span>
);

type CaseProps = { feeds: CourtFeeds; of: ListedCase };

function CaseFeed({ feeds, of: { id, number, name, date } }: CaseProps) {
  const address = addressOf(feeds, feedFile('case', id));
  const label = [number, name].filter(Boolean).join(' ');
  return (
    <li data-case={id}>
      <p>
        <b className={css.name}>{name || number}</b> {name && <span>{number}</span>}{' '}
        {date && <DateOfCase {...date} />}
      </p>
      <div className={css.ways}>
        <a
          className={buttonClass('outline')}
          href={webcal(address)}
          aria-label={subscribeMessages('openCaseFor', { label })}
        >
          {subscribeMessages('openCase')}
        </a>
        <CopyAddress address={address} label={label} />
      </div>
    </li>
  );
}

type Props = { feeds: CourtFeeds; cases: readonly ListedCase[] };

function CaseFeeds({ feeds, cases }: Props) {
  if (cases.length === 0) return null;
  return (
    <ul className={css.cases}>
      {cases.map((each) => (
        <CaseFeed key={each.id} feeds={feeds} of={each} />
      ))}
    </ul>
  );
}

/**
 * Explains why a list on the device has no feed, and offers the feeds of its cases. Cases whose dates on the list will
 * not be held come last, below a heading.
 */
export function SubscribeToCases({ feeds, cases }: Props) {
  const off = cases.filter(({ date }) => date?.isOff);
  return (
    <SubscribeDialog
      button={subscribeMessages('openCase')}
      label={subscribeMessages('openList')}
      title={subscribeMessages('titleList')}
    >
      <p>{subscribeMessages('noList')}</p>
      <CaseFeeds feeds={feeds} cases={cases.filter((each) => !off.includes(each))} />
      {off.length > 0 && (
        <details className={css.off}>
          <summary>{subscribeMessages('off', { count: off.length })}</summary>
          <CaseFeeds feeds={feeds} cases={off} />
        </details>
      )}
    </SubscribeDialog>
  );
}
