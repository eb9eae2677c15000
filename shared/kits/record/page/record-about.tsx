import { Link, offeredAtom, searchDetailLink } from '@court/contract';
import type { CalendarKind, ShownEntry } from '@court/records';
import { caseNumberAtom, chapterTerm, Explained, sharedMessages, wordFor } from '@court/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { meetingMessages } from '../messages/meeting-messages';
import * as css from './record-head.module.css';

type Props = { kind: CalendarKind; entry: ShownEntry };

/** Leads to everything of the case, where the court offers a search of cases. */
export function CaseLink({ name, caseKey }: { name: string; caseKey: string | undefined }) {
  const offered = useAtomValue(offeredAtom);
  const links = (['hearings', 'meetings'] as const).map((kind) =>
    caseKey ? searchDetailLink(kind, 'casenumber', caseKey) : '',
  );
  const link = links.find((each) => each && offered(each));
  return link ? <Link to={link}>{name}</Link> : name;
}

/** Under the title: what it is about, in which case. */
export function RecordAbout({ kind, entry }: Props) {
  const { caseNumber, caseType = '', chapter, caseKey, office } = entry;
  const numberOf = useAtomValue(caseNumberAtom);
  const type = wordFor('type', caseType);
  const parts: ReactNode[] = [
    caseNumber && <CaseLink key="case" name={numberOf(entry)} caseKey={caseKey} />,
    type && (caseType === 'ap' ? <Explained term="adversary">{type}</Explained> : type),
    chapter && <Explained term={chapterTerm(chapter)}>{sharedMessages('chapter', { chapter })}</Explained>,
    office,
  ].filter(Boolean);
  const [matter] = (entry.matter ?? '').split(/[\r\n]/, 1);
  return (
    <>
      <p className={css.what}>
        {kind === 'meetings' ? (
          <>
            <Explained term="341">{meetingMessages('title')}</Explained>, {meetingMessages('ofCreditors')}
          </>
        ) : (
          matter
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
