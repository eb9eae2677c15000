import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CalendarEntry, CourtConfig } from '@court/domain';
import { UsageError } from '../../../command-line/command-line.mjs';
import { checkExports } from '../../checking/check-exports';
import { WrongCourtError } from '../../checking/which-court';
import { explain } from '../../explain/explain-export';
import { formatExplanation } from '../../explain/format-explanation';
import { openExports } from '../../open-exports';
import { MapFileError, type MapJson, parseMap } from '../../reading/field-map/load-field-map';
import { setAnswers } from '../../reading/field-map/set-answers';
import { OpenQuestionsError, type Question, Questions } from '../../reading/questions';
import { RejectedRecordsError, SourceFileError } from '../../reading/source-file';
import { WEDNESDAY } from '../../testing/clerk-at-work';
import { type Knowledge, knowledgeOf } from './knowledge';
import { truthfulAnswer } from './oracle-clerk';
import type { Printed } from './print-files';
import { TODAY } from './printing/truth';

/** The fields of a record that the proof compares, as read from a file or from the database. */
export type ReadRecord = Pick<
  CalendarEntry,
  'id' | 'date' | 'time' | 'caseNumber' | 'caseTitle' | 'caseType' | 'status'
> & {
  [Field in 'judge' | 'office' | 'matter' | 'docketNumber' | 'location' | 'continuedTo' | 'continuedTime']?:
    | string
    | null
    | undefined;
} & { debtors?: { name: string }[] };

/** The result for an export: the records that would be published, or the reasons for refusing. */
export type Outcome = {
  published: ReadRecord[] | null;
  /** unanswered questions, rejects, or the refusal */
  asked: string[];
  map: MapJson;
  /** the clerk's answers */
  answers: string[];
  /** all messages of the publisher */
  said: string;
};

const MAX_ROUNDS = 3;

/** New answers to the questions with a true answer; empty ends the dialog. Collects the questions. */
function answersTo(questions: readonly Question[], knowledge: Knowledge, outcome: Outcome): string[] {
  const found = questions.map((question) => [question, truthfulAnswer(question, knowledge)] as const);
  outcome.said += `\n${JSON.stringify(questions)}`;
  outcome.asked = found
    .filter(([, answer]) => answer === null)
    .map(([{ about, text }]) => `${about}: ${text}`);
  return found.flatMap(([, answer]) => (answer === null || outcome.answers.includes(answer) ? [] : [answer]));
}

/** Explains a file and answers until there are no new questions. True if all are answered. */
async function explained(
  file: string,
  court: CourtConfig,
  knowledge: Knowledge,
  outcome: Outcome,
): Promise<boolean> {
  for (let round = 0; round <= MAX_ROUNDS; round += 1) {
    const explanation = await explain(file, { map: null, set: outcome.answers, court, now: WEDNESDAY });
    outcome.map = explanation.map;
    outcome.said += `\n${formatExplanation(explanation, { map: 'map.json', mostRows: 20_000, court: court.code })}\n${JSON.stringify({ ...explanation, shown: [] })}`;
    if (explanation.questions.length === 0) {
      outcome.asked = explanation.rejects.map(({ field, reason }) => `${field} ${reason}`);
      return outcome.asked.length === 0;
    }
    const answers = answersTo(explanation.questions, knowledge, outcome);
    if (answers.length === 0) return false;
    outcome.answers.push(...answers);
  }
  outcome.asked = [`more rounds of questions: ${outcome.asked.join('; ')}`];
  return false;
}

/** Reads the files like a publication that has no database yet. */
async function publication(files: readonly string[], court: CourtConfig, map: MapJson) {
  const office = court.offices.map(({ name }) => name);
  const clerk = {
    questions: new Questions(),
    court,
    today: TODAY,
    known: { judge: [], trustee: [], office },
  };
  const exports = await openExports({ hearings: files }, { map: parseMap(map, 'map.json'), clerk });
  const checked = await checkExports(exports, { court });
  try {
    return [...(checked.kinds.hearings?.records ?? [])].filter(({ sealed }) => sealed !== 'Y');
  } finally {
    checked.close();
  }
}

/** Publishes, and first answers the questions. */
async function published(
  files: readonly string[],
  court: CourtConfig,
  knowledge: Knowledge,
  outcome: Outcome,
): Promise<void> {
  for (let round = 0; round <= MAX_ROUNDS; round += 1) {
    try {
      outcome.published = await publication(files, court, outcome.map);
      return;
    } catch (error) {
      if (!(error instanceof OpenQuestionsError)) throw error;
      outcome.said += `\n${JSON.stringify(error.rejects)}`;
      const answers = answersTo(error.questions, knowledge, outcome);
      if (answers.length === 0) return;
      outcome.map = setAnswers(outcome.map, answers);
      outcome.answers.push(...answers);
    }
  }
  outcome.asked = ['more rounds of questions'];
}

const REFUSALS = [RejectedRecordsError, SourceFileError, WrongCourtError, UsageError, MapFileError];

function refusalOf(error: unknown): string {
  if (!(error instanceof Error) || !REFUSALS.some((refusal) => error instanceof refusal)) throw error;
  const rejects =
    error instanceof RejectedRecordsError
      ? error.rejects.map(({ field, reason }) => `${field} ${reason}`)
      : [];
  return [error.message, ...rejects].join('; ');
}

/** Publishes a printed docket with a clerk who answers truthfully. Throws every error except a refusal. */
export async function readBack(printed: Printed, court: CourtConfig, folder: string): Promise<Outcome> {
  const outcome: Outcome = { published: null, asked: [], map: {}, answers: [], said: '' };
  const knowledge = knowledgeOf(printed);
  await mkdir(folder, { recursive: true });
  const paths = printed.files.map(({ name }) => join(folder, name));
  try {
    await Promise.all(printed.files.map(({ name, bytes }) => writeFile(join(folder, name), bytes)));
    const [first = ''] = paths;
    if (await explained(first, court, knowledge, outcome)) await published(paths, court, knowledge, outcome);
  } catch (error) {
    const refusal = refusalOf(error);
    outcome.said += `\n${refusal}`;
    outcome.asked = [refusal];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return outcome;
}
