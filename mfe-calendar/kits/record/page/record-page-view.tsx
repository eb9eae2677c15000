import { searchLink } from '@court/contract';
import type { CalendarKind } from '@court/domain';
import { BackLinkView } from '@court/ui';
import type { MouseEventHandler, ReactNode } from 'react';
import { headMessages } from '../messages/head-messages';
import * as css from '../parts/record.module.css';
import { isLongTitle, recordBack } from '../words/record-words';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

type PageProps = {
  /** reading state: how current the record is */
  status?: string;
  children: ReactNode;
};

/** The layout of a record's page. */
export function RecordPageView({ status, children }: PageProps) {
  return (
    <div className={css.page}>
      <div className={css.record} data-reading={status}>
        {children}
      </div>
    </div>
  );
}

type BackProps = {
  kind: CalendarKind;
  /** date of the record; undefined while unknown */
  date: string | undefined;
  today: string;
  /** handles clicks on the link */
  onClick?: MouseEventHandler;
};

/** Link back to the day of the record. */
export function BackView({ kind, date, today, onClick }: BackProps) {
  const { to, text } = recordBack(kind, date, today);
  return <BackLinkView href={BASE + to} text={text} onClick={onClick} />;
}

type TitleProps = {
  text: string;
  /** heading with the text */
  children: ReactNode;
};

/** Container of the record's title. Long titles use a smaller font. */
export function RecordTitleView({ text, children }: TitleProps) {
  return (
    <div className={css.title} data-long={isLongTitle(text) || undefined}>
      {children}
    </div>
  );
}

type ArticleProps = {
  id: string;
  /** handles clicks on links inside */
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/** The record, with its title first. */
export function RecordArticleView({ id, onClick, children }: ArticleProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link sends a click too
    <article className={css.article} data-hearing-record={id} onClick={onClick}>
      {children}
    </article>
  );
}

type MissingProps = {
  kind: CalendarKind;
  id: string;
  isWithdrawn: boolean;
  offered: (link: string) => boolean;
  /** renders a heading with a text */
  title: (text: string) => ReactNode;
  /** handles clicks on the link */
  onClick?: MouseEventHandler;
};

/** Shown instead of a record that does not exist or that was withdrawn. */
export function MissingView({ kind, id, isWithdrawn, offered, title, onClick }: MissingProps) {
  if (isWithdrawn)
    return (
      <>
        {title(headMessages('withdrawn'))}
        <div className={css.missing}>
          <p>{headMessages(`${kind}.withdrawnWhy`)}</p>
        </div>
      </>
    );
  const search = [searchLink('hearings', 'casenumber'), searchLink('meetings', 'casenumber')].find(offered);
  return (
    <>
      {title(headMessages(`${kind}.unknown`))}
      <div className={css.missing}>
        <p>{headMessages(`${kind}.unknownWhy`, { id })}</p>
        {search && (
          <p>
            <a href={BASE + search} onClick={onClick}>
              {headMessages('toSearch')}
            </a>
          </p>
        )}
      </div>
    </>
  );
}

type WaitingProps = {
  /** title of the page */
  children: ReactNode;
};

/** Shown while the record loads. */
export function WaitingView({ children }: WaitingProps) {
  return (
    <div aria-busy className={css.waiting}>
      {children}
      <div className={css.bone} data-skeleton />
      <div className={css.bone} />
      <div className={css.bone} />
    </div>
  );
}
