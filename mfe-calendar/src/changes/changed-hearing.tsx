import { hearingLink } from '@court/shared/contract/links';
import type { CalendarChange } from '@court/shared/data/calendar-changes-of';
import { judgesAtom, officesAtom } from '@court/shared/data/reference-atom';
import { CHANGED_FIELDS } from '@court/shared/records/change-record';
import { nameOfId } from '@court/shared/records/judge-name';
import { OldAndNew } from '@court/shared/ui/old-and-new';
import { clockTime, shortDate } from '@court/shared/words/court-dates';
import { wordFor } from '@court/shared/words/en-us';
import { useAtomValue } from 'jotai';
import { viewWords } from '../view-words';
import * as css from './changed-since.module.css';

type Field = (typeof CHANGED_FIELDS)[number];

const clock = (time: string) => (/^\d\d:\d\d$/.test(time) ? clockTime(time) : time);

/** Says a value of a changed field in words. */
function useFieldWords(today: string): (field: Field, value: string) => string {
  const judges = useAtomValue(judgesAtom).byId;
  const offices = useAtomValue(officesAtom).byId;
  return (field, value) => {
    if (field === 'status' || field === 'how') return wordFor(field, value) ?? value;
    if (field === 'date') return /^\d{4}-\d\d-\d\d$/.test(value) ? shortDate(value, today) : value;
    if (field === 'time' || field === 'eventTime') return clock(value);
    if (field === 'judge') return judges[value]?.name ?? nameOfId(value);
    return field === 'office' ? (offices[value]?.name ?? nameOfId(value)) : value;
  };
}

type Props = { change: CalendarChange; today: string };

/** One hearing that changed, the old values struck through beside the new. */
export function ChangedHearing({ change, today }: Props) {
  const inWords = useFieldWords(today);
  const { id, n, c, d, t, what } = change;
  const when = [shortDate(d, today), t && clock(t)].filter(Boolean).join(', ');
  return (
    <li className={css.change} data-change={id}>
      <a className={css.link} href={hearingLink(id)}>
        <strong>{n ?? id}</strong> {c}
      </a>{' '}
      <span>{when}</span>
      {what === 'changed' ? (
        CHANGED_FIELDS.map((field) => {
          const sides = change[field];
          if (!sides) return null;
          return (
            <p key={field} className={css.field}>
              <OldAndNew old={sides.from === undefined ? null : inWords(field, sides.from)}>
                {sides.to === undefined ? viewWords('since.none') : inWords(field, sides.to)}
              </OldAndNew>
            </p>
          );
        })
      ) : (
        <p className={css.field}>{viewWords(`since.${what}`)}</p>
      )}
      {what === 'changed' && change.appear && <p className={css.field}>{viewWords('since.appear')}</p>}
    </li>
  );
}
