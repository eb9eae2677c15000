import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { Found } from '../../search/found';
import { searchWords } from '../../search/search-words';
import { readerSettingsAtom } from '../../state/reader-settings';
import { todayAtom } from '../../state/today-atom';
import { shortDate } from '../../words/court-dates';
import * as css from './search-screen.module.css';

type Props = { id: string; found: Found; active: boolean; onChoose: () => void };

function latestWords(latest: string, today: string): string {
  const date = shortDate(latest, today);
  return searchWords(latest >= today ? 'latest.coming' : 'latest.past', { date });
}

/** One person or case that was found. */
export function ResultOption({ id, found, active, onChoose }: Props) {
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
