import type { FirstPaintPage, FirstScreen } from '@court/contract';
import {
  type CalendarKind,
  dataPath,
  entriesPath,
  entryHeadOf,
  entryKey,
  namedPeople,
  objectOf,
} from '@court/domain';
import { nodesOf } from '@court/ui/dom';
import { headMessages } from '../messages/head-messages';
import { BackView, MissingView, RecordPageView, WaitingView } from '../page/record-page-view';
import { FirstArticle } from './first-article';
import { FirstTitle } from './first-title';

type Props = {
  page: FirstPaintPage;
  kind: CalendarKind;
  id: string;
  /** the record (undefined until it has been read) and the judges */
  read: readonly unknown[];
};

/** The record, or a loading, missing or error text. */
function Content({ page, kind, id, read: [json, named] }: Props) {
  if (json === undefined)
    return (
      <WaitingView>
        <FirstTitle>{headMessages(`${kind}.loading`)}</FirstTitle>
      </WaitingView>
    );
  const at = objectOf(json);
  if (!at || at.withdrawn === true)
    return (
      <MissingView
        kind={kind}
        id={id}
        isWithdrawn={Boolean(at)}
        offered={page.offers}
        title={(text) => <FirstTitle>{text}</FirstTitle>}
      />
    );
  return <FirstArticle page={page} kind={kind} entry={entryHeadOf(id, at)} judges={namedPeople(named)} />;
}

/** The id in the path `<start><id>`. Null if the path has no id. */
function idAt(path: string, start: string): string | null {
  const part = path.startsWith(start) ? path.slice(start.length).replace(/\/+$/, '') : '';
  try {
    return part && !part.includes('/') ? decodeURIComponent(part) : null;
  } catch {
    return null;
  }
}

/**
 * The first paint of a record's page at `<start><id>`, with the markup of RecordPage. Null if the path has no id or
 * an impossible one.
 */
export function firstRecord(page: FirstPaintPage, kind: CalendarKind, start: string): FirstScreen | null {
  const id = idAt(page.path, start);
  if (id === null) return null;
  let key: string;
  try {
    key = entryKey(id);
  } catch {
    return null;
  }
  const isMeeting = kind === 'meetings';
  return {
    title: '',
    // only the app can read the data for full case numbers
    reads:
      page.settings.extCaseNum === 'Y'
        ? []
        : [`${entriesPath(kind)}/${key}`, ...(isMeeting ? [] : [dataPath('judges')])],
    draw(read) {
      const { date } = objectOf(read[0]) ?? {};
      return nodesOf(
        <RecordPageView>
          <BackView kind={kind} date={typeof date === 'string' ? date : undefined} today={page.today} />
          <Content page={page} kind={kind} id={id} read={read} />
        </RecordPageView>,
      );
    },
  };
}
