import { hearingLink } from '@court/shared/contract/links';
import type { CalendarChange } from '@court/shared/data/calendar-changes-of';
import { Link } from '@court/shared/router';
import { OldAndNew } from '@court/shared/ui/old-and-new';
import { clockTime, shortDate } from '@court/shared/words/court-dates';
import { homeWords } from '../locales/home-en-us';
import { changeFacts, type Names } from './change-facts';
import * as css from './changes-here.module.css';

type Props = { change: CalendarChange; names: Names; today: string };

/** One hearing that changed: what it was, struck through, beside what it is. */
export function ChangeItem({ change, names, today }: Props) {
  const { what, d, t, n, c, id } = change;
  const facts = changeFacts(change, names, today);
  const when = [shortDate(d, today), t && clockTime(t)].filter(Boolean).join(', ');
  return (
    <li className={css.change} data-change={id}>
      <Link to={hearingLink(id)} className={css.case}>
        {n && <span className={css.number}>{n}</span>} {c ?? (n ? '' : id)}
      </Link>
      <p className={css.when}>{when}</p>
      {what !== 'changed' && <p className={css.what}>{homeWords(`what.${what}`)}</p>}
      {what === 'changed' && (
        <dl className={css.facts}>
          {facts.map(({ label, from, to }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <OldAndNew old={from}>{to ?? homeWords('changedNone')}</OldAndNew>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
