import { type CalendarLink, Link, useNavigate } from '@court/contract';
import { isDay } from '@court/domain';
import { Button, buttonClass, controlClass } from '@court/ui';
import { type ChangeEvent, useId, useState } from 'react';
import { frameMessages, rowMessages } from '../messages/row-messages';
import { Popover } from './popover';
import * as css from './popover.module.css';

type Props = {
  date: string;
  today: string;
  to: (changes: CalendarLink) => string;
  onClose: () => void;
};

/** A field to type or pick a date. Opens the day as soon as the date is complete. */
export function DatePicker({ date, today, to, onClose }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(date);
  const jump = ({ currentTarget: { value, validity } }: ChangeEvent<HTMLInputElement>) => {
    setTyped(value);
    if (isDay(value) && validity.valid && value !== date) navigate(to({ date: value }), { replace: true });
  };
  return (
    <Popover label={rowMessages('day.choose')} onClose={onClose}>
      <label className={css.label} htmlFor={id}>
        {frameMessages('day.jump')}
      </label>
      <div className={css.line}>
        <input
          id={id}
          className={controlClass()}
          type="date"
          min="1990-01-01"
          max="2099-12-31"
          value={typed}
          onChange={jump}
        />
        <Button kind="primary" onClick={onClose}>
          {frameMessages('popover.done')}
        </Button>
        {date !== today && (
          <Link className={buttonClass('outline')} to={to({ date: today })} onClick={onClose}>
            {rowMessages('day.today')}
          </Link>
        )}
      </div>
    </Popover>
  );
}
