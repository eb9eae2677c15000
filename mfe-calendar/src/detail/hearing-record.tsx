import type { ShownEntry } from '@court/shared/data/entry-atom';
import { courtAtom } from '@court/shared/state/court-atom';
import { useAtomValue } from 'jotai';
import { words } from '../words';
import { AttorneyList } from './attorney-list';
import { DetailMatter } from './detail-matter';
import { DetailParties } from './detail-parties';
import { DetailSection } from './detail-section';
import { DetailStatus } from './detail-status';
import { DetailWhen } from './detail-when';
import { DetailWhere } from './detail-where';
import * as css from './hearing-detail.module.css';
import { HowToAppear } from './how-to-appear';

type Props = { entry: ShownEntry };

/** The whole record; how to appear stands before where, since a notice may print a room for a meeting on Zoom. */
export function HearingRecord({ entry }: Props) {
  const court = useAtomValue(courtAtom);
  const { tentative, attorneys = [] } = entry;
  return (
    <article className={css.record} data-hearing-record={entry.id}>
      <DetailStatus entry={entry} />
      <DetailWhen entry={entry} />
      <HowToAppear appear={entry.appear} />
      <DetailWhere entry={entry} />
      <DetailMatter entry={entry} />
      {tentative && (
        <DetailSection title={words('detail.tentative')}>
          {tentative.text && <p className={css.prose}>{tentative.text}</p>}
          {tentative.url && <p className={css.prose}>{tentative.url}</p>}
        </DetailSection>
      )}
      <DetailParties entry={entry} />
      <AttorneyList attorneys={attorneys} />
      <p className={css.unofficial}>
        {words('detail.unofficial')}{' '}
        {court && (
          <a className={css.link} href={court.officialSite} rel="noreferrer">
            {words('detail.officialSite')}
          </a>
        )}
      </p>
    </article>
  );
}
