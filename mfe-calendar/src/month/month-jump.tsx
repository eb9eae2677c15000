import { useNavigate } from '@court/contract';
import { type CalendarAddress, stepFrom } from '@court/docket';
import { controlClass, monthName } from '@court/ui';
import { useId } from 'react';
import * as css from './month-jump.module.css';
import { monthMessages } from './month-messages';

/** How many months are offered before and after the one on the screen. */
const [BEFORE, AFTER] = [18, 18];

/** Leads to a month that is farther away than a step. */
export function MonthJump({ address: { date, to } }: { address: CalendarAddress }) {
  const navigate = useNavigate();
  const id = useId();
  const first = `${date.slice(0, 7)}-01`;
  const months = [first];
  for (let n = 0; n < BEFORE; n += 1) months.unshift(stepFrom(months[0] ?? first, 'month', -1));
  for (let n = 0; n < AFTER; n += 1) months.push(stepFrom(months.at(-1) ?? first, 'month', 1));
  return (
    <p className={css.jump}>
      <label htmlFor={id}>{monthMessages('month.jump')}</label>
      <select
        id={id}
        className={controlClass()}
        value={first}
        onChange={({ currentTarget }) => navigate(to({ date: currentTarget.value }))}
      >
        {months.map((month) => (
          <option key={month} value={month}>
            {monthName(month)}
          </option>
        ))}
      </select>
    </p>
  );
}
