import { hearingLink } from '@court/shared/contract/links';
import type { CalendarChange } from '@court/shared/data/calendar-changes-of';
import { changeFactsAtom } from '@court/shared/data/change-facts-atom';
import { Link } from '@court/shared/router';
import { OldAndNew } from '@court/shared/ui/old-and-new';
import { changeWords } from '@court/shared/words/change-words';
import { clockTime, shortDate } from '@court/shared/words/court-dates';
import { useAtomValue } from 'jotai';
import * as css from './changes-here.module.css';

type Props = { change: CalendarChange; today: string };

/** One hearing that changed: what it was, struck through, beside what it is. */
export function ChangeItem({ change, today }: Props) {
  const { what, d, t, n, c, id } = change;
  const facts = useAtomValue(changeFactsAtom)(change);
  const when = [shortDate(d, today), t && clockTime(t)].filter(Boolean).join(', ');
  return (
    <li className={css.change} data-change={id}>
      <Link to={hearingLink(id)} className={css.case}>
        {n && <span className={css.number}>{n}</span>} {c ?? (n ? '' : id)}
      </Link>
      <p className={css.when}>{when}</p>
      {what !== 'changed' && <p className={css.what}>{changeWords(`what.${what}`)}</p>}
      {what === 'changed' && (
        <dl className={css.facts}>
          {facts.map(({ label, from, to }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <OldAndNew old={from}>{to}</OldAndNew>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
