import type { ShownEntry } from '@court/records';
import { recordWords } from '../../locales/record-words';
import * as css from '../record.module.css';
import { RecordSection } from '../record-section';
import { RecordFacts } from './record-facts';

type Props = { entry: ShownEntry };

function movantText(movant: ShownEntry['movant']): string | null | undefined {
  if (!movant || typeof movant === 'string') return movant;
  const { attorney, onBehalfOf } = movant;
  if (attorney && onBehalfOf) return recordWords('onBehalfOf', { attorney, party: onBehalfOf });
  return attorney ?? onBehalfOf;
}

/** What is heard, in full. */
export function RecordMatter({ entry }: Props) {
  return (
    <RecordSection title={recordWords('matter')}>
      {entry.matter && <p className={css.prose}>{entry.matter}</p>}
      <RecordFacts
        facts={[
          [recordWords('kind'), entry.eventKind],
          [recordWords('movant'), movantText(entry.movant)],
          [recordWords('docketNumber'), entry.docketNumber],
          [recordWords('relatedDocs'), entry.relatedDocs?.join(', ')],
        ]}
      />
    </RecordSection>
  );
}
