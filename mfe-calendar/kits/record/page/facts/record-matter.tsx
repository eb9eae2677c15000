import { offeredAtom } from '@court/contract';
import type { CalendarKind, HearingAnswer, ShownEntry } from '@court/domain';
import { attorneyNameAtom, Explained } from '@court/ui';
import { useAtomValue } from 'jotai';
import { recordMessages } from '../../messages/record-messages';
import * as css from '../../parts/record.module.css';
import { RecordSection, RecordSubheading } from '../../parts/record-heading';
import { matterTerms } from '../../words/matter-terms';
import { caseLink, isOff, restOfMatter } from '../../words/record-words';
import { CaseView } from '../head/record-about-view';
import { RecordFacts } from './record-facts';

type Props = { kind: CalendarKind; entry: ShownEntry; answer: HearingAnswer };

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

function lengthText(all: number | null | undefined): string | null {
  if (!all) return null;
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours === 0) return recordMessages('length.minutes', { minutes });
  return minutes === 0
    ? recordMessages('length.hours', { hours })
    : recordMessages('length.both', { hours, minutes });
}

/** A matter that only names the meeting itself: 'Meeting of Creditors with'. */
const OWN_MEETING =
  /^((first|notice of|(section |§ ?)?341( ?\(a\))?) )*(341 )?meeting( of creditors)?( with| scheduled)?[\s.:,]*$/i;

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The full matter, and the judge's tentative ruling. A hearing that will not be held has no estimated length. */
export function RecordMatter({ kind, entry, answer }: Props) {
  const { eventKind, docketNumber, relatedDocs = [], leadCaseNumber, leadCaseTitle } = entry;
  const { tentative } = entry;
  const offered = useAtomValue(offeredAtom);
  const isMeeting = kind === 'meetings';
  const whole = isMeeting && OWN_MEETING.test(entry.matter ?? '') ? '' : entry.matter;
  const matter = isMeeting ? whole : restOfMatter(entry);
  const lead = [leadCaseNumber, leadCaseTitle].filter(Boolean).join(' ');
  const length = isOff(answer) ? null : lengthText(entry.durationMinutes);
  const movant = movantText(entry.movant, useAtomValue(attorneyNameAtom));
  const terms = matterTerms(entry);
  // the page already shows this kind
  const isOwnKind = (isMeeting ? /^341 meeting$/i : /^hearing$/i).test(eventKind ?? '');
  const facts = [
    {
      key: 'movant',
      name: <Explained term="movant">{recordMessages('movant')}</Explained>,
      value: movant,
    },
    { key: recordMessages('docketNumber'), value: docketNumber },
    { key: recordMessages('relatedDocs'), value: relatedDocs.join(', ') },
    { key: recordMessages('kind'), value: isOwnKind || !eventKind ? null : sentenceCase(eventKind) },
    {
      key: recordMessages('leadCase'),
      value: lead && (
        <p>
          <CaseView name={lead} to={caseLink(entry.leadCaseKey, offered)} />
        </p>
      ),
    },
  ];
  const hasTentative = Boolean(tentative?.text || tentative?.url);
  if (!matter && !length && !hasTentative && terms.length === 0 && !facts.some(({ value }) => value))
    return null;
  return (
    <RecordSection title={recordMessages('matter')}>
      {matter && <p className={css.prose}>{matter}</p>}
      {terms.map((term) => (
        <Explained key={term} term={term}>
          {recordMessages(`what.${term}`)}
        </Explained>
      ))}
      <RecordFacts facts={facts} />
      {length && <p className={css.quiet}>{length}</p>}
      {hasTentative && (
        <>
          <RecordSubheading>{recordMessages('tentative')}</RecordSubheading>
          {tentative?.text && <p className={css.prose}>{tentative.text}</p>}
          {tentative?.url && <p className={css.prose}>{tentative.url}</p>}
        </>
      )}
    </RecordSection>
  );
}
