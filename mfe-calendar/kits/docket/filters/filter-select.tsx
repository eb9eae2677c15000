import { controlClass } from '@court/ui';
import { useId } from 'react';
import { useViewMessages } from '../config/view-messages';
import type { FilterFieldProps } from './filter-chips';
import * as css from './filter-panel.module.css';

/** A filter as a drop-down list with a single choice, or all. Only a link can choose several. */
export function FilterSelect({ label, choices, chosen, onChoose }: FilterFieldProps) {
  const monthMessages = useViewMessages();
  const id = useId();
  const several = chosen.length > 1 ? chosen.join(' ') : null;
  return (
    <>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={controlClass(css.select)}
        value={several ?? chosen[0] ?? ''}
        onChange={({ currentTarget: { value } }) => onChoose(value ? [value] : [])}
      >
        <option value="">{monthMessages('filter.any')}</option>
        {several && (
          <option value={several}>{monthMessages('filter.several', { count: chosen.length })}</option>
        )}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {`${choice.label} (${choice.count})`}
          </option>
        ))}
      </select>
    </>
  );
}
