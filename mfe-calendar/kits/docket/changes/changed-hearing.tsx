import { type CalendarChange, clockTime, shortDate } from '@court/domain';
import { changeMessages } from '@court/domain/words';
import { changeFactsAtom, OldAndNew, perRecord } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useDocketConfig } from '../config/docket-config';
import * as css from './changed-since.module.css';

const clock = (time: string) => (/^\d\d:\d\d$/.test(time) ? clockTime(time) : time);

type Props = { change: CalendarChange; today: string };

function Item({ change, today }: Props) {
  const { recordLink } = useDocketConfig();
  const factsOf = useAtomValue(changeFactsAtom);
  const { id, n, c, d, t, what } = change;
  const when = [shortDate(d, today), t && clock(t)].filter(Boolean).join(', ');
  return (
    <li className={css.change} data-change={id}>
      <a className={css.link} href={BASE + recordLink(id)}>
        <strong>{n ?? id}</strong> {c && <span>{c}</span>}
      </a>{' '}
      <span>{when}</span>
      {what !== 'changed' && <p className={css.field}>{changeMessages(`what.${what}`)}</p>}
      {what === 'changed' &&
        factsOf(change).map(({ label, from, to }) => (
          <p key={label} className={css.field}>
            <span>{`${label}: `}</span>
            <OldAndNew old={from}>{to}</OldAndNew>
          </p>
        ))}
    </li>
  );
}

/** One changed hearing. Old values are struck through beside the new values. */
export const ChangedHearing = perRecord(Item, ({ change }: Props) => ({
  record: change,
  id: change.id,
  label: change.n,
}));
