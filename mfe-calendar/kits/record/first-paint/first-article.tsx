import type { FirstPaintPage } from '@court/contract';
import {
  answerOf,
  type CalendarKind,
  factsOfEntry,
  type HearingAnswer,
  type namedPeople,
  type ShownEntry,
  shortPrintedNumber,
} from '@court/domain';
import { ExplainedView } from '@court/ui';
import { recordNames } from '../data/use-record-names';
import { explainedStatus, headMessages } from '../messages/head-messages';
import { RecordAboutView } from '../page/head/record-about-view';
import { RecordBannerView } from '../page/head/record-banner-view';
import { RecordHeadView } from '../page/head/record-head-view';
import { RecordArticleView } from '../page/record-page-view';
import { bannerWords } from '../words/banner-words';
import { attendLink, caseLink, hasBanner, recordTitle } from '../words/record-words';
import { FirstTitle } from './first-title';

/** Element id of the sentence about the record's outcome. */
const BANNER = 'first-banner';

/** A word that the app explains on press. */
const explain = (what: string, word: string) => <ExplainedView id={`first-${what}`}>{word}</ExplainedView>;

type Props = {
  page: FirstPaintPage;
  kind: CalendarKind;
  entry: ShownEntry;
  judges: ReturnType<typeof namedPeople>;
};

type Known = Props & { answer: HearingAnswer };

/** The banner without details that only the new hearing's record has. */
function FirstBanner({ page, kind, entry, answer }: Known) {
  const term = explainedStatus(answer.status);
  return (
    <RecordBannerView
      words={bannerWords(kind, entry, answer)}
      status={answer.status}
      id={BANNER}
      isReading={answer.isReading}
      meaning={term && explain(term, headMessages(`what.${term}`))}
      offered={page.offers}
    />
  );
}

/** The head without directions. */
function FirstHead({ page: { court, settings, today }, kind, entry, answer, judges }: Known) {
  const attend = answer.attendance?.way !== 'place' && attendLink(kind, entry, answer, court.meetingHosts);
  return (
    <RecordHeadView
      kind={kind}
      entry={entry}
      answer={answer}
      names={recordNames(entry, judges, court.offices)}
      settings={settings}
      today={today}
      mainZone={court.timeZones[0]}
      actions={attend ? [attend] : []}
    />
  );
}

/** A record, with the markup of the app before the app has loaded other data. */
export function FirstArticle(props: Props) {
  const { page, kind, entry } = props;
  const { offices, timeZones } = page.court;
  // the app reads the other dates of the case later
  const dates = entry.caseKey ? undefined : [];
  const answer = answerOf(factsOfEntry(kind, entry), dates, { offices, timeZones, now: page.now });
  const isMarked = hasBanner(answer);
  return (
    <RecordArticleView id={entry.id}>
      <FirstTitle describedBy={isMarked ? BANNER : undefined}>{recordTitle(kind, entry)}</FirstTitle>
      {isMarked && <FirstBanner {...props} answer={answer} />}
      <RecordAboutView
        kind={kind}
        entry={entry}
        number={entry.caseNumber && shortPrintedNumber(entry.caseNumber)}
        caseLink={caseLink(entry.caseKey, page.offers)}
        explain={explain}
      />
      <FirstHead {...props} answer={answer} />
    </RecordArticleView>
  );
}
