import { courtAtom, judgesAtom, safeMeetingUrl } from '@court/contract';
import { formerly, judgeName, type ShownEntry } from '@court/records';
import { OldAndNew } from '@court/ui';
import { useAtomValue } from 'jotai';
import { recordMessages } from '../../messages/record-messages';
import { OuterLink } from '../outer-link';
import { RecordSection } from '../record-section';
import { RecordFacts } from './record-facts';

type Props = { entry: ShownEntry };

/** Before whom, with that judge's procedures: a link only on the court's own site. */
export function RecordJudge({ entry }: Props) {
  const { judge, judgeId } = entry;
  const court = useAtomValue(courtAtom);
  const { byId: judges } = useAtomValue(judgesAtom);
  const known = judges[judgeId ?? ''];
  const name = judge ?? judgeName(judgeId ?? null, judges);
  const { judge: old } = formerly(entry.changes);
  if (!name && !old) return null;
  const site = court ? [new URL(court.officialSite).host] : [];
  const procedures = known?.procedures && safeMeetingUrl(known.procedures, site);
  return (
    <RecordSection title={recordMessages('judge')}>
      <RecordFacts
        facts={[
          [
            recordMessages('judge'),
            <OldAndNew key="judge" old={judgeName(old ?? null, judges)}>
              {name}
            </OldAndNew>,
          ],
          [recordMessages('deputy'), known?.deputy],
          [
            recordMessages('procedures'),
            known?.procedures && <OuterLink href={procedures}>{known.procedures}</OuterLink>,
          ],
        ]}
      />
    </RecordSection>
  );
}
