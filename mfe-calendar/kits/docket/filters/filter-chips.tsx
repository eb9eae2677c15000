import { Button, HiddenText } from '@court/ui';
import { useViewMessages } from '../config/view-messages';
import * as css from './filter-panel.module.css';
import type { Choice } from './sorted-choices';

export type FilterFieldProps = {
  label: string;
  choices: readonly Choice[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
  /** replaces all chosen ids */
  onChoose: (ids: readonly string[]) => void;
};

/** A filter as toggle buttons. The reader can press several. */
export function FilterChips({ label, choices, chosen, onToggle }: FilterFieldProps) {
  const monthMessages = useViewMessages();
  return (
    <fieldset className={css.chips}>
      <legend className={css.label}>{label}</legend>
      {choices.map(({ id, label: name, count }) => (
        <Button key={id} aria-pressed={chosen.includes(id)} onClick={() => onToggle(id)}>
          <span>{name}</span> <span className={css.count}>{`(${count})`}</span>{' '}
          <HiddenText>{monthMessages('filter.hearings', { count })}</HiddenText>
        </Button>
      ))}
    </fieldset>
  );
}
