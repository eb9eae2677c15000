import { longDate, shortDate } from '@court/domain';
import { Dotted, HiddenText } from '@court/ui';
import type { ReactNode } from 'react';
import { boardMessages } from '../messages/board-messages';
import * as css from './trustee-board.module.css';
import type { trusteeText } from './trustee-text';

/** Id of the element with the trustee's name. `id`: id of the heading. */
export const nameId = (id: string) => `${id}-name`;

type Props = {
  text: ReturnType<typeof trusteeText>;
  trusteeId: string | null;
  /** id of the heading */
  id: string;
  /** YYYY-MM-DD */
  date: string;
  /** the board's day is not the page's day */
  isOther?: boolean | undefined;
  /** button that hides or shows the times that are over */
  fold: ReactNode;
  /** all its meetings that are shown have one time */
  isSingle: boolean;
  /** the meetings, grouped by time */
  children: ReactNode;
};

/** One trustee's meetings. */
export function TrusteeView({ text, trusteeId, id, date, isOther, fold, isSingle, children }: Props) {
  return (
    <section
      className={css.trustee}
      aria-labelledby={id}
      data-trustee={trusteeId ?? ''}
      data-folds={fold ? '' : undefined}
      data-single={isSingle || undefined}
    >
      <div className={css.strip} data-moved={isOther || undefined}>
        <h2 className={css.heading} id={id} data-date={longDate(date)}>
          {isOther && <span>{`${shortDate(date, date)} · `}</span>}
          <span className={css.name} id={nameId(id)}>
            {text.name}
          </span>{' '}
          <Dotted parts={[...text.where, { key: 'count', part: text.count, className: css.count }]} />
        </h2>
        {text.join && (
          <a className={css.join} href={text.join.url} target="_blank" rel="noreferrer">
            <span>{boardMessages('join')}</span>
            <HiddenText>{text.join.whose}</HiddenText>
          </a>
        )}
      </div>
      {fold}
      {children}
    </section>
  );
}
