import { HiddenText } from '@court/ui';
import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { searchMessages } from '../messages/search-messages';
import * as css from '../screens/search-screen.module.css';

/** What can be typed, above what the reader typed lately. */
export const HintView = () => <p className={css.said}>{searchMessages('hint')}</p>;

type Props = Pick<HTMLAttributes<HTMLElement>, 'onClick' | 'onClickCapture'> & {
  heading: ReactNode;
  /** where the text is typed, and among whom or what it is searched */
  field: ReactNode;
  scopes: ReactNode;
  /** for those who listen: how much was found */
  told?: string;
  isSearching: boolean;
  results?: ReactNode;
  /** of the results' element */
  found?: HTMLAttributes<HTMLDivElement> & RefAttributes<HTMLDivElement>;
  /** stands in place of results */
  children: ReactNode;
};

/** A search: one row with the field and the scopes, and what it brings below. */
export function SearchFrameView(props: Props) {
  const { heading, field, scopes, told, isSearching, results, found, children, onClick, onClickCapture } =
    props;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked too
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
