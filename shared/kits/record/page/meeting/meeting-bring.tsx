import { isOfBusiness, type ShownEntry } from '@court/records';
import { meetingMessages } from '../../messages/meeting-messages';
import * as css from '../record.module.css';
import { RecordSection } from '../record-section';
import * as own from './meeting-bring.module.css';

const PAPERS = ['identity', 'social', 'income', 'accounts', 'expenses', 'taxReturn'] as const;

type Props = { entry: ShownEntry };

/** What a debtor brings to the meeting, in plain words, each with the rule that asks for it. */
export function MeetingBring({ entry }: Props) {
  const ofBusiness = isOfBusiness(entry);
  return (
    <RecordSection title={meetingMessages('bring')}>
      <p>
        {meetingMessages(ofBusiness ? 'businessComes' : 'mustCome')}
        <span className={css.law}>{meetingMessages('mustComeLaw')}</span>
      </p>
      {!ofBusiness && (
        <>
          {entry.appear?.mode === 'video' && <p>{meetingMessages('atHand')}</p>}
          <ul className={own.papers}>
            {PAPERS.map((paper) => (
              <li key={paper}>
                {meetingMessages(paper)}
                <span className={css.law}>{meetingMessages(`${paper}Law`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </RecordSection>
  );
}
