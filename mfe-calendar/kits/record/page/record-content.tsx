import { offeredAtom, seenAtom } from '@court/contract';
import type { CalendarKind, HearingAnswer, ShownEntry } from '@court/domain';
import { wordFor } from '@court/domain/words';
import { Notice, PageHeading, useAppLinks } from '@court/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useContext, useEffect, useId } from 'react';
import type { EntryReading } from '../data/entry-atom';
import { useHearingAnswer } from '../data/use-hearing-answer';
import { useKeptRow } from '../data/use-kept-row';
import { headMessages } from '../messages/head-messages';
import { recordMessages } from '../messages/record-messages';
import { RecordLevelContext } from '../parts/record-heading';
import { hasBanner, isChanged, recordTitle } from '../words/record-words';
import { KeptFacts } from './kept-facts';
import { RecordBody } from './record-body';
import { MissingView, RecordArticleView, RecordTitleView, WaitingView } from './record-page-view';

type TitleProps = {
  children: string;
  windowTitle?: string;
  describedBy?: string | undefined;
  below?: ReactNode;
};

/** The page's title, or a lower heading if the record is beside a list. */
function RecordTitle({ below, ...props }: TitleProps) {
  const isPage = useContext(RecordLevelContext) === 1;
  return (
    <>
      <RecordTitleView text={props.children}>
        {isPage ? <PageHeading {...props} /> : <h2 aria-describedby={props.describedBy}>{props.children}</h2>}
      </RecordTitleView>
      {below}
    </>
  );
}

/** Window title with the case number. Includes the status if it is not held as printed. */
function windowTitle(kind: CalendarKind, entry: ShownEntry, answer: HearingAnswer): string {
  const title = [entry.caseTitle && entry.caseNumber, recordTitle(kind, entry)].filter(Boolean).join(' ');
  if (!isChanged(answer)) return title;
  return recordMessages('titleWithStatus', {
    title,
    status: wordFor('status', answer.status) ?? answer.status,
  });
}

type ArticleProps = { kind: CalendarKind; entry: ShownEntry; below: ReactNode };

function RecordArticle({ kind, entry, below }: ArticleProps) {
  const bannerId = useId();
  const answer = useHearingAnswer(kind, entry);
  return (
    <RecordArticleView id={entry.id} onClick={useAppLinks()}>
      <RecordTitle
        windowTitle={windowTitle(kind, entry, answer)}
        describedBy={hasBanner(answer) ? bannerId : undefined}
        below={below}
      >
        {recordTitle(kind, entry)}
      </RecordTitle>
      <RecordBody kind={kind} entry={entry} bannerId={bannerId} />
    </RecordArticleView>
  );
}

type Props = {
  kind: CalendarKind;
  id: string;
  reading: EntryReading;
  onRetry: () => void;
  /** title to show until the record has loaded */
  known?: string;
  /** shown under the title */
  below?: ReactNode;
};

/** The record, or a loading, missing or error text, with the page's only title. */
export function RecordContent({ kind, id, reading, onRetry, known = '', below = null }: Props) {
  const { entry, status } = reading;
  const offered = useAtomValue(offeredAtom);
  const see = useSetAtom(seenAtom);
  const follow = useAppLinks();
  const kept = useKeptRow(kind, id, entry === undefined && status === 'failed');
  const isWithdrawn = entry === 'withdrawn';
  useEffect(() => {
    // the court withdrew the record, so lists must delete their copy
    if (isWithdrawn) void see({ list: kind, id, last: null });
  }, [isWithdrawn, kind, id, see]);
  if (entry === null || isWithdrawn)
    return (
      <MissingView
        kind={kind}
        id={id}
        isWithdrawn={isWithdrawn}
        offered={offered}
        title={(text) => <RecordTitle below={below}>{text}</RecordTitle>}
        onClick={follow}
      />
    );
  if (entry) return <RecordArticle kind={kind} entry={entry} below={below} />;
  if (status === 'failed') {
    const why = recordMessages(navigator.onLine === false ? 'failedOffline' : 'failedWhy');
    return (
      <>
        <RecordTitle below={below}>
          {known || kept?.row.title || recordMessages(`${kind}.failed`)}
        </RecordTitle>
        {kept && <KeptFacts kind={kind} kept={kept} />}
        <Notice title={why} onRetry={onRetry} />
      </>
    );
  }
  return (
    <WaitingView>
      <RecordTitle below={below}>{known || headMessages(`${kind}.loading`)}</RecordTitle>
    </WaitingView>
  );
}
