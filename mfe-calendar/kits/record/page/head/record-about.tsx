import { offeredAtom } from '@court/contract';
import type { CalendarKind, ShownEntry } from '@court/domain';
import { caseNumberAtom, chapterTerm, Explained } from '@court/ui';
import { useAtomValue } from 'jotai';
import { caseLink } from '../../words/record-words';
import { RecordAboutView } from './record-about-view';

type Props = { kind: CalendarKind; entry: ShownEntry };

/** Line under the title: the matter and the case, with explained words. */
export function RecordAbout({ kind, entry }: Props) {
  const { caseNumber, caseKey, chapter } = entry;
  const numberOf = useAtomValue(caseNumberAtom);
  const offered = useAtomValue(offeredAtom);
  return (
    <RecordAboutView
      kind={kind}
      entry={entry}
      number={caseNumber && numberOf(entry)}
      caseLink={caseLink(caseKey, offered)}
      explain={(what, word) => (
        <Explained term={what === 'chapter' ? chapterTerm(chapter ?? '') : what}>{word}</Explained>
      )}
    />
  );
}
