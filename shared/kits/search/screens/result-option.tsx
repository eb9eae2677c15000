import { readerSettingsAtom, todayAtom } from '@court/contract';
import { perRecord, shortDate } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Found } from '../search/found';
import { searchWords } from '../search/search-words';
import * as css from './search-screen.module.css';

type Props = { id: string; found: Found; active: boolean; onChoose: () => void };

function latestWords(latest: string, today: string): string {
  const date = shortDate(latest, today);
  return searchWords(latest >= today ? 'latest.coming' : 'latest.past', { date });
}

function Option({ id, found, active, onChoose }: Props) {
  const today = useAtomValue(todayAtom);
  const capitals =
    useAtomValue(readerSettingsAtom).showAttyNameUppercase === 'Y' && found.field === 'attorney';
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) option.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which points at the option
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
    <div
      ref={option}
      role="option"
      id={id}
      aria-selected={active}
      className={css.option}
      data-found={found.id}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={css.title} data-capitals={capitals || undefined}>
        {found.title}
      </span>
      {found.alias && <span className={css.alias}> {found.alias}</span>}
      {found.note && <span className={css.note}> {found.note}</span>}
      {found.latest && <span className={css.latest}> {latestWords(found.latest, today)}</span>}
    </div>
  );
}

/** One person or case that was found. */
export const ResultOption = perRecord(Option, ({ id, found, active }: Props) => ({
  record: found,
  id: found.id,
  label: found.title,
  as: 'div' as const,
  at: { id, role: 'option', 'aria-selected': active },
}));
