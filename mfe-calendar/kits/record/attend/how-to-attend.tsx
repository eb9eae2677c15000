import { courtAtom } from '@court/contract';
import {
  answerOf,
  type CalendarKind,
  dialLinks,
  factsOfEntry,
  isAhead,
  JOIN_MINUTES_BEFORE,
  phoneText,
  type ShownEntry,
} from '@court/domain';
import { answerContextAtom, buttonClass, WayLine } from '@court/ui';
import { useAtomValue } from 'jotai';
import { attendMessages } from '../messages/attend-messages';
import { attendLink } from '../words/record-words';
import * as css from './how-to-attend.module.css';

const CODES = ['meetingId', 'passcode', 'accessCode'] as const;

/** The number to call beside a link to the online meeting. Null if the court prints no number. */
function dialOf({ appear }: ShownEntry, href: string | undefined): { text: string; href: string } | null {
  const [dial] = appear ? dialLinks(appear) : [];
  return dial && dial.href !== href ? { text: phoneText(dial.number), href: dial.href } : null;
}

/** The codes to join with, each after its name: 'Meeting ID 160 555 0168'. A telephone line of another form is first. */
function codesOf({ appear }: ShownEntry, hasLink: boolean): [name: string, code: string][] {
  const printed = !hasLink && appear?.mode === 'phone' && appear.phone;
  return [
    ...(printed ? [[attendMessages('phone'), printed] as [string, string]] : []),
    ...CODES.flatMap((name): [string, string][] => {
      const code = appear?.[name];
      return code ? [[attendMessages(name), code.replaceAll(' ', '\u00a0')]] : [];
    }),
  ];
}

type Props = {
  kind: CalendarKind;
  record: ShownEntry;
};

const MINUTE_MS = 60_000;

function Attend({ kind, record }: Props) {
  const court = useAtomValue(courtAtom);
  const context = useAtomValue(answerContextAtom);
  const answer = answerOf(factsOfEntry(kind, record), [], context);
  if (!isAhead(answer.state, answer.when.phase)) return null;
  const attend = attendLink(kind, record, answer, court?.meetingHosts ?? []);
  const dial = attend && dialOf(record, attend.href);
  const codes = codesOf(record, attend !== null);
  const { appear, location, officeId } = record;
  const { start } = answer.when;
  // the main action only when there is something to join
  const isSoon = start !== null && context.now >= start - JOIN_MINUTES_BEFORE * MINUTE_MS;
  const isStanding = appear?.standing && (attend || codes.length > 0);
  return (
    <div className={css.attend}>
      {attend && (
        <a
          className={buttonClass(isSoon ? 'primary' : undefined)}
          href={attend.href}
          rel={attend.isOuter ? 'noreferrer noopener' : undefined}
        >
          {attend.text}
        </a>
      )}
      {dial && (
        <span>
          <span className={css.usual}>{attendMessages('phone')}</span>{' '}
          <a className={css.link} href={dial.href}>
            {dial.text}
          </a>
        </span>
      )}
      {codes.length > 0 && (
        <dl>
          {codes.map(([name, code]) => (
            <div key={name}>
              <dt>{name}</dt> <dd>{code}</dd>
            </div>
          ))}
        </dl>
      )}
      {isStanding && <span className={css.usual}>{attendMessages('standing')}</span>}
      <WayLine at={{ how: appear?.mode ?? null, place: location ?? null, officeId: officeId ?? null }} />
    </div>
  );
}

/**
 * How to attend a hearing or 341 meeting that is ahead: the link to join or to call, the codes, and the way to the
 * office. Empty until the record is read, and for a record that is off or over.
 */
export const HowToAttend = ({ record, ...rest }: Omit<Props, 'record'> & { record: ShownEntry | null }) =>
  record && <Attend {...rest} record={record} />;
