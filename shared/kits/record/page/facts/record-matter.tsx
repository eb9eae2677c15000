import type { ShownEntry } from '@court/records';
import { attorneyNameAtom } from '@court/ui';
import { useAtomValue } from 'jotai';
import { recordMessages } from '../../messages/record-messages';
import * as css from '../record.module.css';
import { RecordSection } from '../record-section';
import { RecordFacts } from './record-facts';

type Props = { entry: ShownEntry };

function movantText(
  movant: ShownEntry['movant'],
  nameOf: (name: string) => string,
): string | null | undefined {
  if (!movant || typeof movant === 'string') return movant;
  const { onBehalfOf } = movant;
  const attorney = movant.attorney && nameOf(movant.attorney);
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
          [recordMessages('movant'), movantText(entry.movant, useAtomValue(attorneyNameAtom))],
          [recordMessages('docketNumber'), entry.docketNumber],
          [recordMessages('relatedDocs'), entry.relatedDocs?.join(', ')],
        ]}
      />
    </RecordSection>
  );
}
