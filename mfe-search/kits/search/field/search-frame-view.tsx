import { HiddenText } from '@court/ui';
import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { searchMessages } from '../messages/search-messages';
import * as css from '../screens/search-screen.module.css';
import * as hintsCss from './search-hints.module.css';

const HINTS = ['number', 'name', 'attorney', 'caption'] as const;

/** Examples of what to type, as one text that describes the field. */
export const hintText = () =>
  HINTS.map((each) => `${searchMessages(`hint.${each}`)}: ${searchMessages(`hint.${each}Like`)}.`).join(' ');

/** Examples of what to type, above the recent searches. */
export const HintView = () => (
  <div>
    <p className={hintsCss.title}>{searchMessages('hint.title')}</p>
    <dl className={hintsCss.hints}>
      {HINTS.map((each) => (
        <div key={each}>
          <dt>{searchMessages(`hint.${each}`)}</dt>
          <dd>{searchMessages(`hint.${each}Like`)}</dd>
        </div>
      ))}
    </dl>
  </div>
);

type Props = Pick<HTMLAttributes<HTMLElement>, 'onClick' | 'onClickCapture'> & {
  heading: ReactNode;
  /** the search field and the scope links */
  field: ReactNode;
  scopes: ReactNode;
  /** for screen readers: the number of results */
  told?: string;
  isSearching: boolean;
  results?: ReactNode;
  /** attributes of the results' element */
  found?: HTMLAttributes<HTMLDivElement> & RefAttributes<HTMLDivElement>;
  /** shown if there are no results */
  children: ReactNode;
};

/** The layout of a search: a row with the field and the scopes, and the results below. */
export function SearchFrameView(props: Props) {
  const { heading, field, scopes, told, isSearching, results, found, children, onClick, onClickCapture } =
    props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicked elements are the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link sends a click too
    <div className={css.page} data-bleed onClick={onClick} onClickCapture={onClickCapture}>
      {heading}
      <div className={css.bar}>
        {field}
        {scopes}
      </div>
      <div role="status">
        <HiddenText>{told}</HiddenText>
      </div>
      <div aria-busy={isSearching} data-results {...found}>
        {results}
      </div>
      <div className={css.place}>{children}</div>
    </div>
  );
}
