import { hearingLink, meetingLink } from '@court/contract';
import { type CalendarChange, type CalendarKind, shortDate } from '@court/domain';
import { changeMessages } from '@court/domain/words';
import { changeFactsAtom, clockWord, OldAndNew, perRecord, RecordRow } from '@court/ui';
import { useAtomValue } from 'jotai';
import * as css from './changes-here.module.css';

type Props = { kind: CalendarKind; change: CalendarChange; today: string };

function Item({ kind, change, today }: Props) {
  const { what, d, t, n, c, id } = change;
  const facts = useAtomValue(changeFactsAtom)(change);
  const when = [shortDate(d, today), t && clockWord(t)].filter(Boolean).join(', ');
  return (
    <RecordRow
      isNamed
      href={BASE + (kind === 'hearings' ? hearingLink(id) : meetingLink(id))}
      name={c || n || id}
      caseNumber={c ? (n ?? '') : ''}
      matter={<b>{when}</b>}
      state={what !== 'changed' && changeMessages(`what.${what}`)}
      at={{ 'data-change': id } as object}
    >
      {what === 'changed' && facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(({ label, from, to }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <OldAndNew old={from}>{to}</OldAndNew>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </RecordRow>
  );
}

/** A hearing or 341 meeting that changed. Each old value is struck through beside the new one. */
export const ChangeItem = perRecord(Item, ({ change }: Props) => ({
  record: change,
  id: change.id,
  label: change.n,
}));
