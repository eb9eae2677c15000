import { Link, offeredAtom } from '@court/contract';
import type { CalendarKind, ShownEntry } from '@court/records';
import { caseNumberAtom, chapterTerm, Explained } from '@court/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { meetingHeadMessages } from '../messages/head-messages';
import * as css from './record-head.module.css';
import { aboutWords, caseLink, matterLine } from './record-words';

type Props = { kind: CalendarKind; entry: ShownEntry };

/** Leads to everything of the case, where the court offers a search of cases. */
export function CaseLink({ name, caseKey }: { name: string; caseKey: string | undefined }) {
  const link = caseLink(caseKey, useAtomValue(offeredAtom));
  return link ? <Link to={link}>{name}</Link> : name;
}

/** Under the title: what it is about, in which case. */
export function RecordAbout({ kind, entry }: Props) {
  const { caseNumber, caseType, caseKey } = entry;
  const numberOf = useAtomValue(caseNumberAtom);
  const { type, chapter, office } = aboutWords(entry);
  const parts: ReactNode[] = [
    caseNumber && <CaseLink key="case" name={numberOf(entry)} caseKey={caseKey} />,
    type && (caseType === 'ap' ? <Explained term="adversary">{type}</Explained> : type),
    chapter && <Explained term={chapterTerm(entry.chapter ?? '')}>{chapter}</Explained>,
    office,
  ].filter(Boolean);
  return (
    <>
      <p className={css.what}>
        {kind === 'meetings' ? (
          <>
            <Explained term="341">{meetingHeadMessages('title')}</Explained>,{' '}
            {meetingHeadMessages('ofCreditors')}
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
