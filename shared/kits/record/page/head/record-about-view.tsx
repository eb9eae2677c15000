import type { CalendarKind, ShownEntry } from '@court/records';
import type { ReactNode } from 'react';
import { meetingHeadMessages } from '../../messages/head-messages';
import { aboutWords, matterLine } from '../record-words';
import * as css from './record-head.module.css';

/** Sub-path the site is served below, or nothing. */
declare const BASE: string;

type CaseProps = {
  name: string;
  /** null where the court offers no search of cases */
  to: string | null;
};

/** Leads to everything of the case. */
export function CaseView({ name, to }: CaseProps) {
  return to === null ? <span>{name}</span> : <a href={BASE + to}>{name}</a>;
}

type Props = {
  kind: CalendarKind;
  entry: ShownEntry;
  /** number of the case as the reader wants it */
  number: string | null | undefined;
  caseLink: string | null;
  /** a word that says what it means when it is pressed */
  explain: (what: '341' | 'adversary' | 'chapter', word: string) => ReactNode;
};

/** Under the title: what it is about, in which case. */
export function RecordAboutView({ kind, entry, number, caseLink, explain }: Props) {
  const { type, chapter, office } = aboutWords(entry);
  const parts = [
    number && <CaseView name={number} to={caseLink} />,
    type && (entry.caseType === 'ap' ? explain('adversary', type) : <span>{type}</span>),
    chapter && explain('chapter', chapter),
    office && <span>{office}</span>,
  ].filter(Boolean);
  return (
    <>
      <p className={css.what}>
        {kind === 'meetings' ? (
          <>
            {explain('341', meetingHeadMessages('title'))}
            <span>{`, ${meetingHeadMessages('ofCreditors')}`}</span>
          </>
        ) : (
          matterLine(entry)
        )}
      </p>
      <p className={css.about}>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: always the same parts in the same order
          <span key={index}>
            {index > 0 && <span aria-hidden>·</span>}
            {part}
          </span>
        ))}
      </p>
    </>
  );
}
