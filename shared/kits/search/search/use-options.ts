import { type KeyboardEvent, useState } from 'react';

export type Options = {
  /** position of the option that the arrow keys have reached; -1 for none */
  active: number;
  /** false once Escape has put the list away */
  open: boolean;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** The text has changed: nothing is reached yet, and the list is back. */
  restart: () => void;
};

type OptionList = {
  count: number;
  choose: (at: number) => void;
  /** whether the only option may be chosen without being reached */
  settled: boolean;
  clear: () => void;
};

/**
 * Keys of a field with a list of options (APG: editable combobox with list autocomplete): focus stays in the field, the
 * arrows move through the options and back into the text.
 */
export function useOptions({ count, choose, settled, clear }: OptionList): Options {
  const [{ reached, open }, set] = useState({ reached: -1, open: true });
  const shown = open ? count : 0;
  const active = Math.min(reached, shown - 1);
  const reach = (at: number) => set({ reached: at, open: true });

  const enter = () => {
    if (active >= 0) choose(active);
    else if (shown === 1 && settled) choose(0);
    else if (shown > 0) reach(0);
    else set({ reached: -1, open: true });
  };
  const putAway = () => {
    if (shown > 0) set({ reached: -1, open: false });
    else clear();
  };
  /** False where the key belongs to the text. */
  const press = (key: string): boolean => {
    if (key === 'ArrowDown') reach(active + 1 >= count ? -1 : active + 1);
    else if (key === 'ArrowUp') reach(active === -1 ? count - 1 : active - 1);
    else if (key === 'Home' && active >= 0) reach(0);
    else if (key === 'End' && active >= 0) reach(count - 1);
    else if (key === 'Enter') enter();
    else if (key === 'Escape') putAway();
    else return false;
    return true;
  };
  return {
    active,
    open,
    restart: () => set({ reached: -1, open: true }),
    onKeyDown(event) {
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (press(event.key)) event.preventDefault();
    },
  };
}
