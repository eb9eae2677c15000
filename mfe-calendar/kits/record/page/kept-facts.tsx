import { courtAtom, judgesAtom, nowAtom, officesAtom, trusteesAtom } from '@court/contract';
import {
  answerOf,
  type CalendarKind,
  factsOfRow,
  isOffState,
  longDate,
  shortJudgeName,
  zoneMoment,
} from '@court/domain';
import { trusteeWords } from '@court/domain/words';
import { caseNumberAtom, Dotted, hearingStatus, howWord, placeWords, venueClockAtom } from '@court/ui';
import { useAtomValue } from 'jotai';
import type { KeptRow } from '../data/use-kept-row';
import { headMessages } from '../messages/head-messages';
import { recordMessages } from '../messages/record-messages';
import * as css from '../parts/record.module.css';

type Props = { kind: CalendarKind; kept: KeptRow };

/** The facts of a cached row, for a record that could not be read. */
export function KeptFacts({ kind, kept: { row, asOf } }: Props) {
  const { byId: offices } = useAtomValue(officesAtom);
  const { byId: judges } = useAtomValue(judgesAtom);
  const { byId: trustees } = useAtomValue(trusteesAtom);
  const timeZones = useAtomValue(courtAtom)?.timeZones ?? ['UTC'];
  const now = useAtomValue(nowAtom);
  const time = useAtomValue(venueClockAtom).time(row);
  const number = useAtomValue(caseNumberAtom)(row);
  const answer = answerOf(factsOfRow(kind, row), undefined, { timeZones, offices, now });
  const { state, attendance, before } = answer;
  const office = offices[row.officeId ?? '']?.name ?? null;
  const when = [longDate(row.date), time].filter(Boolean).join(', ');
  const how =
    attendance && [howWord(row.how), placeWords(attendance.place?.text ?? null, office)].filter(Boolean);
  const judge = before && shortJudgeName(before.judgeId, judges);
  const trustee = trustees[before?.trusteeId ?? '']?.name;
  const presider =
    kind === 'meetings'
      ? trustee && trusteeWords(trustee)
      : judge && headMessages('judgeName', { name: judge });
  return (
    <div className={css.kept} data-kept-row={row.id}>
      <p>{isOffState(state) ? <s>{when}</s> : <strong>{when}</strong>}</p>
      <p>{hearingStatus({ row, changed: false, first: null })}</p>
      {how && how.length > 0 && (
        <p>
          <Dotted parts={how} />
        </p>
      )}
      {presider && <p>{presider}</p>}
      <p>
        <Dotted parts={[number, row.matter]} />
      </p>
      <p>
        {asOf === null
          ? recordMessages('keptRow')
          : recordMessages('keptRowAsOf', { time: zoneMoment(timeZones[0] ?? 'UTC', asOf) })}
      </p>
    </div>
  );
}
