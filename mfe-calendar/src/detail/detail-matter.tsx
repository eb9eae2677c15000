import type { ShownEntry } from '@court/shared/data/entry-atom';
import { sharedWords, wordFor } from '@court/shared/words/en-us';
import { words } from '../words';
import { DetailFacts } from './detail-facts';
import { DetailSection } from './detail-section';
import * as css from './hearing-detail.module.css';

type Props = { entry: ShownEntry };

function movantText(movant: ShownEntry['movant']): string | null | undefined {
  if (!movant || typeof movant === 'string') return movant;
  const { attorney, onBehalfOf } = movant;
  if (attorney && onBehalfOf) return words('detail.onBehalfOf', { attorney, party: onBehalfOf });
  return attorney ?? onBehalfOf;
}

/** What is heard, in which case. */
export function DetailMatter({ entry }: Props) {
  const { caseNumber, caseTitle, caseType, chapter, leadCaseNumber, leadCaseTitle } = entry;
  const kind = [wordFor('type', caseType ?? ''), chapter && sharedWords('chapter', { chapter })];
  return (
    <>
      <DetailSection title={words('detail.matter')}>
        {entry.matter && <p className={css.prose}>{entry.matter}</p>}
        <DetailFacts
          facts={[
            [words('detail.kind'), entry.eventKind],
            [words('detail.movant'), movantText(entry.movant)],
            [words('detail.docketNumber'), entry.docketNumber],
            [words('detail.relatedDocs'), entry.relatedDocs?.join(', ')],
          ]}
        />
      </DetailSection>
      <DetailSection title={words('detail.case')}>
        <DetailFacts
          facts={[
            [words('detail.caseNumber'), [caseNumber, ...kind].filter(Boolean).join(' · ')],
            [words('detail.caseTitle'), caseTitle],
            [words('detail.leadCase'), [leadCaseNumber, leadCaseTitle].filter(Boolean).join(' ')],
          ]}
        />
      </DetailSection>
    </>
  );
}
