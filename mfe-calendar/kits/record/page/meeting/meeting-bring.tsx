import { isOfBusiness, type ShownEntry } from '@court/domain';
import { meetingMessages } from '../../messages/meeting-messages';
import { RecordFold, RecordSection } from '../../parts/record-heading';
import * as lists from '../facts/record-lists.module.css';

const PAPERS = ['identity', 'social', 'income', 'accounts', 'expenses', 'taxReturn'] as const;

type Props = { entry: ShownEntry };

/** The papers that a debtor brings to the meeting. The legal sources are folded. */
export function MeetingBring({ entry }: Props) {
  const ofBusiness = isOfBusiness(entry);
  const laws = ofBusiness ? [] : PAPERS.map((paper) => meetingMessages(`${paper}Law`));
  return (
    <RecordSection title={meetingMessages('bring')}>
      <p>{meetingMessages(ofBusiness ? 'businessComes' : 'mustCome')}</p>
      {!ofBusiness && (
        <>
          {entry.appear?.mode === 'video' && <p>{meetingMessages('atHand')}</p>}
          <ul className={lists.papers}>
            {PAPERS.map((paper) => (
              <li key={paper}>{meetingMessages(paper)}</li>
            ))}
          </ul>
        </>
      )}
      <RecordFold title={meetingMessages('bringSources')}>
        <ul className={lists.papers}>
          {[...new Set([meetingMessages('mustComeLaw'), ...laws])].map((law) => (
            <li key={law}>{law}</li>
          ))}
        </ul>
      </RecordFold>
    </RecordSection>
  );
}
