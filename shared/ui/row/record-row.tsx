import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { HiddenText } from '../parts/hidden-text';
import * as css from './row-classes';

export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** The class of a list of rows. The list's width decides their layout. */
export const rowsClass = (more?: string) => classes(css.rows, more);

type RecordRowProps = {
  /** link to the record's page; null if the court does not offer it */
  href: string | null;
  caseNumber: ReactNode;
  /** short chapter and case type: 'Ch. 13' */
  caseNote?: ReactNode;
  /** for a list without headings for the time: the time is first, and the case number follows the name */
  time?: ReactNode;
  /** `name` is first, with the case number below: for search results by name */
  isNamed?: boolean;
  /** title of the case, or another name of the row */
  name: ReactNode;
  /** facts that differ from the heading: date, own time, another room */
  differs?: ReactNode;
  matter?: ReactNode;
  /** the muted line below the matter: 'Movant Sabinal Fork FCU (Quesada) · ECF 98' */
  note?: ReactNode;
  /** its status; null if it is scheduled. Not a component that renders nothing. */
  state?: ReactNode;
  /** star, pin or button at the end */
  star?: ReactNode;
  /** text for screen readers that the heading shows but the row does not */
  hidden?: string | null;
  /** it will not be held as printed */
  isOff?: boolean;
  /** it changed while the page is open */
  isChanged?: boolean;
  /** its record is open beside the list */
  isCurrent?: boolean;
  /** leaves space for handwriting below it */
  isRoomy?: boolean;
  /** attributes of the row's element, e.g. its position in a long list */
  at?: (HTMLAttributes<HTMLLIElement> & RefAttributes<HTMLElement>) | null;
  /** content below the row, over the whole width */
  children?: ReactNode;
};

/**
 * A row of a hearing, a 341 meeting or a search result, for every list. It has two lines with fixed columns, two lines
 * without the first column beside an open record, and three lines on a phone. The whole row links to the record. The
 * component that renders the list handles the links.
 */
export function RecordRow(props: RecordRowProps) {
  const { href, caseNumber, caseNote, name, differs, matter, note, state, star, hidden, children } = props;
  const shape = props.time !== undefined ? css.timed : props.isNamed && css.named;
  // classes, because a rule with :has() for each row takes the browser longer than all other rules
  const lacks = [!caseNumber && !caseNote && css.noCase, !matter && css.noMatter, !state && css.noState];
  return (
    <li
      className={classes(css.row, shape, ...lacks, props.isOff && css.off, props.isChanged && css.changed)}
      aria-current={props.isCurrent || undefined}
      data-roomy={props.isRoomy || undefined}
      {...(props.at as object)}
    >
      {props.time !== undefined && <div className={css.time}>{props.time}</div>}
      <div className={css.caseNumber}>
        {caseNumber && <span>{caseNumber}</span>}
        {caseNote && <span className={css.quiet}>{caseNote}</span>}
      </div>
      <div className={css.title}>
        {href === null ? (
          <span className={css.name}>{name}</span>
        ) : (
          <a className={css.name} href={href}>
            {name}
          </a>
        )}
        {hidden && <HiddenText>{hidden}</HiddenText>}
      </div>
      {differs && <div className={css.differs}>{differs}</div>}
      <div className={css.matter}>
        <span className={css.line}>{matter}</span>
        {note && <span className={css.note}>{note}</span>}
      </div>
      <div className={css.state}>{state}</div>
      {star && <div className={css.star}>{star}</div>}
      {children && <div className={css.below}>{children}</div>}
    </li>
  );
}
