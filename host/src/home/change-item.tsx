import { hearingLink, Link, meetingLink } from '@court/contract';
import type { CalendarChange, CalendarKind } from '@court/records';
import { changeFactsAtom, changeMessages, clockTime, OldAndNew, perRecord, shortDate } from '@court/ui';
import { useAtomValue } from 'jotai';
import * as css from './changes-here.module.css';

type Props = { kind: CalendarKind; change: CalendarChange; today: string };

function Item({ kind, change, today }: Props) {
  const { what, d, t, n, c, id } = change;
  const facts = useAtomValue(changeFactsAtom)(change);
  const when = [shortDate(d, today), t && clockTime(t)].filter(Boolean).join(', ');
  return (
    <li className={css.change} data-change={id}>
      <Link to={kind === 'hearings' ? hearingLink(id) : meetingLink(id)} className={css.case}>
        {n && <span className={css.number}>{n}</span>} {c ?? (n ? '' : id)}
      </Link>
      <p className={css.when}>{when}</p>
      {what !== 'changed' && <p className={css.what}>{changeMessages(`what.${what}`)}</p>}
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

/** One hearing or 341 meeting that changed: what it was, struck through, beside what it is. */
export const ChangeItem = perRecord(Item, ({ change }: Props) => ({
  record: change,
  id: change.id,
  label: change.n,
}));
