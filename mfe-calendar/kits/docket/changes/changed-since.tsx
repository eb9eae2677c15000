import type { CalendarChange, DocketFilters } from '@court/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { changesSinceAtom, markChangesSeenAtom } from '../data/changes-since-atom';
import { ChangedHearing } from './changed-hearing';
import * as css from './changed-since.module.css';

/** Whether a change passes the filters. A change record has only the judge, office and case type of its hearing. */
function isListed({ j, o, y }: CalendarChange, { judge, office, type }: DocketFilters): boolean {
  const passes = (ids: readonly string[] | undefined, id: string | undefined) =>
    !ids?.length || ids.includes(id ?? '_');
  return passes(judge, j) && passes(office, o) && passes(type, y);
}

type Props = { filters: DocketFilters; today: string };

/** The changes on the whole calendar since the reader's last visit. Reads them only if the reader asks. */
export function ChangedSince({ filters, today }: Props) {
  const { kind } = useDocketConfig();
  const monthMessages = useViewMessages();
  const { changes, status, more } = useAtomValue(changesSinceAtom(kind));
  const markSeen = useSetAtom(markChangesSeenAtom);
  const listed = changes.filter((change) => isListed(change, filters));
  if (status !== 'known' || listed.length === 0) return null;
  const count = listed.length;
  return (
    <details
      className={css.changes}
      onToggle={({ currentTarget }) => currentTarget.open && void markSeen(kind)}
    >
      <summary className={css.summary}>
        {monthMessages(more ? 'since.more' : 'since.changed', { count })}
      </summary>
      <ul className={css.list}>
        {listed.map((change) => (
          <ChangedHearing key={`${change.at} ${change.id}`} change={change} today={today} />
        ))}
      </ul>
    </details>
  );
}
