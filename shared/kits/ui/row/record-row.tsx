import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { HiddenText } from '../parts/hidden-text';
import * as css from './row-classes';

export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** The class of a list of rows: its width decides how they are laid out. */
export const rowsClass = (more?: string) => classes(css.rows, more);

type RecordRowProps = {
  /** address of the record's own page; null where the court does not offer it */
  href: string | null;
  caseNumber: ReactNode;
  /** chapter and kind of case, short: 'Ch. 13' */
  caseNote?: ReactNode;
  /** of a list that no heading tells the time of: it leads the row, and the case number follows the name */
  time?: ReactNode;
  /** `name` leads the row, with the case number below it: of what is found by its name */
  isNamed?: boolean;
  /** title of the case, or whatever the row is called by */
  name: ReactNode;
  /** what no heading above has said: date, own time, another room */
  differs?: ReactNode;
  matter?: ReactNode;
  /** the quiet line below the matter: 'Mov. Sabinal Fork FCU (Quesada) · ECF 98' */
  note?: ReactNode;
  /** what has become of it; nothing for what is scheduled */
  state?: ReactNode;
  /** star, pin or button at the end */
  star?: ReactNode;
  /** for those who listen: what the heading says and the row does not repeat */
  hidden?: string | null;
  /** it will not be held as printed */
  isOff?: boolean;
  /** it has changed while one looks */
  isChanged?: boolean;
  /** its record is open beside the list */
  isCurrent?: boolean;
  /** leaves room to write below it */
  isRoomy?: boolean;
  /** of the row's element: marks, place in a long list */
  at?: (HTMLAttributes<HTMLLIElement> & RefAttributes<HTMLElement>) | null;
  /** stands below, in the whole width */
  children?: ReactNode;
};

/**
 * One hearing or 341 meeting, or who or what was found, in whatever list: two lines on fixed columns, beside an opened record
 * two without the first column, on a phone three. All of it leads to the record; the links are followed by who renders the list.
 */
export function RecordRow(props: RecordRowProps) {
  const { href, caseNumber, caseNote, name, differs, matter, note, state, star, hidden, children } = props;
  const shape = props.time !== undefined ? css.timed : props.isNamed && css.named;
  return (
    <li
      className={classes(css.row, shape, props.isOff && css.off, props.isChanged && css.changed)}
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
