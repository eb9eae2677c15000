import { showAnywayAtom, shownAnywayAtom, useNavigate } from '@court/contract';
import { type DocketFilters, HIDDEN_AS } from '@court/domain';
import { Button, HiddenText, Icon, LeftOut, useAsked, useLeftOut, X } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { useViewMessages } from '../config/view-messages';
import * as css from './active-filters.module.css';
import { toggled } from './changed-filters';
import type { FilterBarProps } from './counted-facets';
import { useChosenFilters } from './use-filter-names';

/** Moves the focus to the first button of the filters that is shown, because the pressed button disappears. */
function leave({ currentTarget }: MouseEvent<HTMLElement>) {
  const frame = currentTarget.closest('[data-dated]');
  for (const button of frame?.querySelectorAll<HTMLElement>('[data-filters] button') ?? []) {
    button.focus();
    if (document.activeElement === button) return;
  }
}

/** The active filters, each with a button that removes it, and what the settings leave out or hide. */
export function ActiveFilters({ address: { filters: inAddress, to }, hidden }: FilterBarProps) {
  const [filters, ask] = useAsked(inAddress);
  const viewMessages = useViewMessages();
  const navigate = useNavigate();
  const take = (left: DocketFilters) => {
    ask(left);
    navigate(to({ filters: left }));
  };
  const shownAnyway = useAtomValue(shownAnywayAtom);
  const showAnyway = useSetAtom(showAnywayAtom);
  const listed = HIDDEN_AS.filter((as) => hidden[as] > 0 || shownAnyway.includes(as));
  const chosen = useChosenFilters(filters);
  const leftOut = useLeftOut();
  if (chosen.length + listed.length === 0 && !leftOut) return null;
  return (
    <div className={css.filters}>
      {chosen.length > 0 && (
        <ul className={css.chips} aria-label={viewMessages('filter.inForce')}>
          {chosen.map(({ name, id, text }) => (
            <li key={`${name} ${id}`}>
              <Button
                className={css.chip}
                onClick={(event) => {
                  leave(event);
                  take(toggled(filters, name, id));
                }}
              >
                <HiddenText>{viewMessages('filter.remove')}</HiddenText> <span>{text}</span>
                <Icon of={X} size="1em" />
              </Button>
            </li>
          ))}
          {chosen.length > 1 && (
            <li>
              <Button
                kind="quiet"
                onClick={(event) => {
                  leave(event);
                  take({ judge: [] });
                }}
              >
                {viewMessages('filter.clear')}
              </Button>
            </li>
          )}
        </ul>
      )}
      <LeftOut className={css.hidden} />
      {listed.map((as) => (
        <p key={as} className={css.hidden}>
          {hidden[as] > 0 && <span>{`${viewMessages(`hidden.${as}`, { count: hidden[as] })} · `}</span>}
          <Button kind="quiet" onClick={() => showAnyway(as)}>
            <span>{viewMessages(hidden[as] > 0 ? 'hidden.show' : `hidden.hide.${as}`)}</span>{' '}
            {hidden[as] > 0 && <HiddenText>{viewMessages(`hidden.${as}`, { count: hidden[as] })}</HiddenText>}
          </Button>
        </p>
      ))}
    </div>
  );
}
