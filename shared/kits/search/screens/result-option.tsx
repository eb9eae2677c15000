import { readerSettingsAtom, todayAtom } from '@court/contract';
import { perRecord, shortDate } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { searchMessages } from '../messages/search-messages';
import type { SearchHit } from '../search/search-hit';
import * as css from './search-screen.module.css';

type Props = { id: string; hit: SearchHit; active: boolean; onChoose: () => void };

function latestText(latest: string, today: string): string {
  const date = shortDate(latest, today);
  return searchMessages(latest >= today ? 'latest.coming' : 'latest.past', { date });
}

function Option({ id, hit, active, onChoose }: Props) {
  const today = useAtomValue(todayAtom);
  const capitals = useAtomValue(readerSettingsAtom).showAttyNameUppercase === 'Y' && hit.field === 'attorney';
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
      data-found={hit.id}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={css.title} data-capitals={capitals || undefined}>
        {hit.title}
      </span>
      {hit.alias && <span className={css.alias}> {hit.alias}</span>}
      {hit.note && <span className={css.note}> {hit.note}</span>}
      {hit.latest && <span className={css.latest}> {latestText(hit.latest, today)}</span>}
    </div>
  );
}

/** One person or case that was hit. */
export const ResultOption = perRecord(Option, ({ id, hit, active }: Props) => ({
  record: hit,
  id: hit.id,
  label: hit.title,
  as: 'div' as const,
  at: { id, role: 'option', 'aria-selected': active },
}));
