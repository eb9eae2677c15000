import type { CalendarKind, ShownEntry } from '@court/domain';
import type { ReactNode } from 'react';
import { meetingHeadMessages } from '../../messages/head-messages';
import { aboutWords, matterLine } from '../../words/record-words';
import * as css from './record-head.module.css';

/** Sub-path of the site; empty at the root. */
declare const BASE: string;

type CaseProps = {
  name: string;
  /** null if the court offers no case search */
  to: string | null;
};

/** Links to all records of the case. */
export function CaseView({ name, to }: CaseProps) {
  return to === null ? <span>{name}</span> : <a href={BASE + to}>{name}</a>;
}

type Props = {
  kind: CalendarKind;
  entry: ShownEntry;
  /** case number in the format that the reader chose */
  number: string | null | undefined;
  caseLink: string | null;
  /** renders a word that shows its meaning on press */
  explain: (what: '341' | 'adversary' | 'chapter', word: string) => ReactNode;
};

/** Line under the title: the matter and the case. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
          <span key={index}>
            {index > 0 && <span aria-hidden>·</span>}
            {part}
          </span>
        ))}
      </p>
    </>
  );
}
