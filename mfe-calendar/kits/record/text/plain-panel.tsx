import { courtAtom, readerSettingsAtom } from '@court/contract';
import type { CalendarKind, ShownEntry } from '@court/domain';
import { Button, Icon, PrintButton, Share, shareLink, Toolbar, useAsOf } from '@court/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { entryAtom } from '../data/entry-atom';
import { useCallPhone } from '../data/use-call-phone';
import { useHearingAnswer } from '../data/use-hearing-answer';
import { useRecordNames } from '../data/use-record-names';
import { RecordSection, RecordSubheading } from '../parts/record-heading';
import { recordTitle } from '../words/record-words';
import type { PlainFacts } from './fact-text';
import { plainMessages } from './messages/plain-messages';
import { PlainCard, usePrintedCard } from './plain-card';
import { type PlainCodes, PlainLines } from './plain-lines';
import * as css from './plain-panel.module.css';
import { isStrong, type PlainPart, plainWords, sentencesOf } from './plain-words';
import { useSpeech } from './use-speech';

type Props = { kind: CalendarKind; entry: ShownEntry };

const codesOf = ({ appear }: ShownEntry): PlainCodes => [
  appear?.meetingId,
  appear?.passcode,
  appear?.accessCode,
];

function usePlainFacts({ kind, entry }: Props): PlainFacts {
  return {
    kind,
    entry,
    answer: useHearingAnswer(kind, entry),
    names: useRecordNames(entry),
    court: useAtomValue(courtAtom),
    phone: useCallPhone(kind, entry),
    settings: useAtomValue(readerSettingsAtom),
    asOf: useAsOf(useAtomValue(entryAtom(kind, entry.id))),
  };
}

type ReadProps = { sentences: readonly string[] };

/** Renders nothing if the device has no local voice. */
function ReadButton({ sentences }: ReadProps) {
  const { canSpeak, state, start, stop } = useSpeech(sentences);
  if (!canSpeak) return null;
  const isSpeaking = state === 'speaking';
  return (
    <>
      <Button onClick={isSpeaking ? stop : start}>{plainMessages(isSpeaking ? 'stop' : 'read')}</Button>
      <p role="status" className={css.said}>
        {state === 'failed' && plainMessages('voiceFailed')}
      </p>
    </>
  );
}

const HEADED = ['how', 'what', 'bring', 'absent'] as const;

/** Topics with a heading, so that readers find them in many sentences. */
const isHeaded = (about: PlainPart['about']): about is (typeof HEADED)[number] =>
  (HEADED as readonly string[]).includes(about);

/** Scrolls as little as needed to show all of the section, or its start if it is taller than the window. */
const showSection = (words: HTMLElement | null) =>
  words?.closest('section')?.scrollIntoView?.({ block: 'nearest' });

/** The record in plain words. Readers can hear, copy and print it in large type. */
export function PlainPanel({ kind, entry }: Props) {
  const facts = usePlainFacts({ kind, entry });
  const { isPrinting, print } = usePrintedCard();
  const [said, setSaid] = useState('');
  const parts = plainWords(facts);
  const codes = codesOf(entry);
  const text = parts
    .map(({ before, items, after }) =>
      [before.join(' '), ...items, after.join(' ')].filter(Boolean).join('\n'),
    )
    .join('\n\n');
  const copy = async () => {
    setSaid('');
    try {
      await navigator.clipboard.writeText(text);
      setSaid(plainMessages('copied'));
    } catch {
      // no secure context, or the reader denied clipboard access
      setSaid(plainMessages('cannotCopy'));
    }
  };
  return (
    <RecordSection title={plainMessages('title')}>
      <div ref={showSection} className={css.words} data-plain-words>
        {parts.map((part, index) => (
          <PlainLines
            key={part.about}
            part={part}
            codes={codes}
            className={isStrong(part, index) ? css.strong : undefined}
            heading={
              isHeaded(part.about) && (
                <RecordSubheading>{plainMessages(`part.${part.about}`)}</RecordSubheading>
              )
            }
          />
        ))}
      </div>
      <Toolbar>
        <ReadButton sentences={plainWords(facts, 'spoken').flatMap(sentencesOf)} />
        <Button onClick={() => void copy()}>{plainMessages('copy')}</Button>
        {'share' in navigator && (
          <Button onClick={() => void shareLink({ text, url: null })}>
            <Icon of={Share} size="1rem" />
            <span>{plainMessages('send')}</span>
          </Button>
        )}
        <PrintButton hasIcon print={print}>
          {plainMessages('print')}
        </PrintButton>
      </Toolbar>
      <p role="status" className={css.said}>
        {said}
      </p>
      {isPrinting && <PlainCard title={recordTitle(kind, entry)} parts={parts} codes={codes} />}
    </RecordSection>
  );
}
