import { LIST_LINKS, lastListedAtom, listsAtom, serverNow } from '@court/contract';
import { type CalendarKind, readersMoment } from '@court/domain';
import { entryAtom, RecordContent, RecordPrintHead } from '@court/record';
import { DatedRow } from '@court/search';
import { BackLinkView, labelOf, PageHeading, ReadingLine, rowsClass, useAppLinks } from '@court/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { listMessages } from '../../messages/list-messages';
import * as css from '../list-row.module.css';
import * as frame from '../lists.module.css';
import { MyNote } from '../notes/my-note';
import { UnstarButton } from '../unstar-button';

/** Base path of the site, or ''. */
declare const BASE: string;

type Props = { kind: CalendarKind; id: string };

/** A record with the reader's note. If the court no longer has it, shows the data that the list stores. */
export function SavedRecord({ kind, id }: Props) {
  const [reading, retry] = useAtom(entryAtom(kind, id));
  const kept = useAtomValue(listsAtom)[kind].get(id);
  const rememberLast = useSetAtom(lastListedAtom);
  useEffect(() => {
    if (kept && kind === 'hearings') rememberLast(id);
  }, [kept, kind, id, rememberLast]);
  const { entry, status, asOf, polling } = reading;
  const record = entry && entry !== 'withdrawn' ? entry : null;
  const printed = [record?.caseNumber, record?.caseTitle].filter(Boolean).join(' ');
  const known = kept?.last ? labelOf(kept) : '';
  const label = printed || known || listMessages('unnamed');
  const isGone = entry === null && kept?.last;
  const below = (
    <>
      <ReadingLine status={status} asOf={asOf} polling={polling} />
      {kept && <MyNote list={kind} id={id} label={label} note={kept.note} />}
    </>
  );
  return (
    <div className={css.record} data-kept-record={id}>
      <RecordPrintHead kind={kind} reading={reading} />
      <p className={frame.kept}>
        <BackLinkView
          href={BASE + LIST_LINKS[kind]}
          text={listMessages(kind === 'hearings' ? 'toList' : 'toMeetings')}
          onClick={useAppLinks()}
        />
      </p>
      {isGone && kept.last ? (
        <>
          <PageHeading>{known}</PageHeading>
          {below}
          <ul className={rowsClass()}>
            <DatedRow
              dated={{ key: id, kind, row: kept.last, ofProceeding: false, person: null }}
              ofCase={false}
              to={LIST_LINKS[kind]}
              slot={<UnstarButton list={kind} id={id} label={label} />}
            >
              <p className={css.lost}>{listMessages('gone', { when: readersMoment(asOf ?? serverNow()) })}</p>
            </DatedRow>
          </ul>
        </>
      ) : (
        <RecordContent kind={kind} id={id} reading={reading} onRetry={retry} known={known} below={below} />
      )}
    </div>
  );
}
