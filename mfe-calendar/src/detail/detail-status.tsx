import type { ShownEntry } from '@court/shared/data/entry-atom';
import { isDay } from '@court/shared/records/court-time';
import { Link } from '@court/shared/router';
import { todayAtom } from '@court/shared/state/today-atom';
import { StatusWord } from '@court/shared/ui/status-word';
import { longDate } from '@court/shared/words/court-dates';
import { useAtomValue } from 'jotai';
import { dayLink } from '../docket/day-link';
import { words } from '../words';
import { DetailFacts } from './detail-facts';
import { DetailSection } from './detail-section';
import * as css from './hearing-detail.module.css';

type Props = { entry: ShownEntry };

/** What has become of the hearing, why, and the day it now stands on. */
export function DetailStatus({ entry: { status, outcome, continuedTo } }: Props) {
  const today = useAtomValue(todayAtom);
  const successor =
    continuedTo && isDay(continuedTo) ? (
      <Link className={css.link} to={dayLink(continuedTo, today)}>
        {longDate(continuedTo)}
      </Link>
    ) : (
      continuedTo
    );
  return (
    <DetailSection title={words('detail.status')}>
      <div aria-live="polite">
        <p className={css.strong}>
          <StatusWord status={status ?? 'scheduled'} />
        </p>
        <DetailFacts
          facts={[
            [words('detail.outcome'), outcome],
            [words('detail.now'), successor],
          ]}
        />
      </div>
    </DetailSection>
  );
}
