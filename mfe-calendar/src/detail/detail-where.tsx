import type { ShownEntry } from '@court/shared/data/entry-atom';
import { judgesAtom, officesAtom } from '@court/shared/data/reference-atom';
import { useAtomValue } from 'jotai';
import { judgeName } from '../docket/judge-name';
import { words } from '../words';
import { DetailFacts } from './detail-facts';
import { DetailSection } from './detail-section';

type Props = { entry: ShownEntry };

/** The room, and before whom. */
export function DetailWhere({ entry: { location, office, officeId, judge, judgeId } }: Props) {
  const { byId: offices } = useAtomValue(officesAtom);
  const { byId: judges } = useAtomValue(judgesAtom);
  const at = offices[officeId ?? '']?.address;
  const address = at && [at.street, at.city, [at.state, at.zip].filter(Boolean).join(' ')];
  const known = judges[judgeId ?? ''];
  return (
    <>
      <DetailSection title={words('detail.where')}>
        <DetailFacts
          facts={[
            [words('detail.place'), location],
            [words('detail.office'), office ?? offices[officeId ?? '']?.name],
            [words('detail.street'), address?.filter(Boolean).join(', ')],
          ]}
        />
      </DetailSection>
      <DetailSection title={words('detail.judge')}>
        <DetailFacts
          facts={[
            [words('detail.judge'), judge ?? judgeName(judgeId ?? null, judges)],
            [words('detail.deputy'), known?.deputy],
            [words('detail.procedures'), known?.procedures],
          ]}
        />
      </DetailSection>
    </>
  );
}
