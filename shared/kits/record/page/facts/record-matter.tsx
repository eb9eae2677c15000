import type { ShownEntry } from '@court/records';
import { recordMessages } from '../../messages/record-messages';
import * as css from '../record.module.css';
import { RecordSection } from '../record-section';
import { RecordFacts } from './record-facts';

type Props = { entry: ShownEntry };

function movantText(movant: ShownEntry['movant']): string | null | undefined {
  if (!movant || typeof movant === 'string') return movant;
  const { attorney, onBehalfOf } = movant;
  if (attorney && onBehalfOf) return recordMessages('onBehalfOf', { attorney, party: onBehalfOf });
  return attorney ?? onBehalfOf;
}

/** What is heard, in full. */
export function RecordMatter({ entry }: Props) {
  return (
    <RecordSection title={recordMessages('matter')}>
      {entry.matter && <p className={css.prose}>{entry.matter}</p>}
      <RecordFacts
        facts={[
          [recordMessages('kind'), entry.eventKind],
          [recordMessages('movant'), movantText(entry.movant)],
          [recordMessages('docketNumber'), entry.docketNumber],
          [recordMessages('relatedDocs'), entry.relatedDocs?.join(', ')],
        ]}
      />
    </RecordSection>
  );
}
