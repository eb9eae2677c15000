import { Link, offeredAtom, searchDetailLink } from '@court/contract';
import type { ShownEntry } from '@court/records';
import { caseNumberAtom, sharedMessages, wordFor } from '@court/ui';
import { useAtomValue } from 'jotai';
import { recordMessages } from '../../messages/record-messages';
import * as css from '../record.module.css';
import { RecordSection } from '../record-section';
import { RecordFacts } from './record-facts';

type Props = { entry: ShownEntry };

function CaseName({ name, caseKey }: { name: string; caseKey: string | undefined }) {
  const offered = useAtomValue(offeredAtom);
  if (!caseKey) return name;
  const searches = (['hearings', 'meetings'] as const).map((kind) =>
    searchDetailLink(kind, 'casenumber', caseKey),
  );
  const link = searches.find(offered);
  if (!link) return name;
  return (
    <Link className={css.link} to={link}>
      {name}
    </Link>
  );
}

/** In which case it is heard. */
export function RecordCase({ entry }: Props) {
  const { caseNumber, caseTitle, caseType, chapter, leadCaseNumber, leadCaseTitle } = entry;
  const numberOf = useAtomValue(caseNumberAtom);
  const kind = [wordFor('type', caseType ?? ''), chapter && sharedMessages('chapter', { chapter })];
  const lead = [leadCaseNumber, leadCaseTitle].filter(Boolean).join(' ');
  return (
    <RecordSection title={recordMessages('case')}>
      <RecordFacts
        facts={[
          [
            recordMessages('caseNumber'),
            caseNumber && <CaseName name={numberOf(entry)} caseKey={entry.caseKey} />,
          ],
          [recordMessages('caseTitle'), caseTitle],
          [recordMessages('caseKind'), kind.filter(Boolean).join(' · ')],
          [recordMessages('leadCase'), lead && <CaseName name={lead} caseKey={entry.leadCaseKey} />],
        ]}
      />
    </RecordSection>
  );
}
