import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { type CourtConfig, dayIn } from '@court/domain';
import { commandLine } from '../../court-data/command-line/command-line.mjs';
import { count } from '../../court-data/publisher/explain/explanation';
import { parseCourt } from '../../court-data/publisher/run/load-court';
import { generateDocket } from '../../court-data/sample/docket/generate-docket';
import { sampleJudges, sampleTrusteeFile } from '../../court-data/sample/publish-sample';
import { SAMPLE_SEED } from '../../court-data/sample/random/sample-seed';
import { differenceLines, differences } from '../release/change-courts';
import { askCourt } from './court/ask-court';
import { type CourtAnswers, composeCourt, unknownFields } from './court/compose-court';
import { COURTS, courtText, SCHEMA_FILE } from './court/court-schema';
import command from './court.command.json';

const { values } = commandLine(command);
const out = values.out ?? COURTS;
/** Path of the court file, relative to the current folder if it is inside. */
const fileOf = (code: string) => {
  const file = relative('.', join(out, `${code}.json`));
  return file.startsWith('..') ? join(out, `${code}.json`) : file;
};

/** The answers do not make a valid court. The message names a remedy. */
class AnswersError extends Error {
  override name = 'AnswersError';
}

/** Answers and, if they come from a file, its text. */
type Given = { answers: CourtAnswers; text?: string };

function readAnswers(file: string): Given {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
    return { text, answers: JSON.parse(text) as CourtAnswers };
  } catch (error) {
    throw new AnswersError(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
}

async function askPerson(): Promise<Given | null> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const given = lines[Symbol.asyncIterator]();
  const ask = async (question: string, usual?: string) => {
    lines.setPrompt(`${question}${usual ? ` [${usual}]` : ''}: `);
    lines.prompt();
    const { done, value = '' } = await given.next();
    if (done) throw new AnswersError('\nThe answers ended before the last question; nothing was written.');
    return value.trim() || (usual ?? '');
  };
  const mayMake = async (code: string) =>
    !existsSync(fileOf(code)) ||
    values.replace ||
    /^y/i.test(await ask(`${fileOf(code)} is there already. Write over it? y or n`, 'n'));
  try {
    const answers = await askCourt(ask, console.log, mayMake);
    return answers && { answers };
  } finally {
    lines.close();
  }
}

/** Writes an invented docket export for the court. Returns a sentence with the number of records. */
function writeDocket(court: CourtConfig, folder: string): string {
  const today = dayIn(court.timeZones[0], Date.now());
  const { hearings, meetings } = generateDocket(court, { seed: SAMPLE_SEED, today });
  const judges = sampleJudges(court, SAMPLE_SEED);
  const exported = { hearings, meetings, judges, trustees: sampleTrusteeFile(court, SAMPLE_SEED) };
  mkdirSync(folder, { recursive: true });
  const written = Object.entries(exported).flatMap(([kind, records]) => {
    if (records === null) return [];
    writeFileSync(
      join(folder, `${kind}.json`),
      `[\n${records.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`,
    );
    return [`${records.length} ${kind}`];
  });
  return written.join(', ');
}

function sayDifferences(file: string, after: object): void {
  const lines = differences(JSON.parse(readFileSync(file, 'utf8')), after).flatMap(differenceLines);
  console.log([`${file} is written over. What differs:`, ...lines.map((line) => `  ${line}`)].join('\n'));
}

async function run(): Promise<number> {
  const given = values.answers ? readAnswers(values.answers) : await askPerson();
  if (given === null) {
    console.log('Nothing was written.');
    return 3;
  }
  const { answers, text } = given;
  const where = values.answers ?? 'The answers';
  const unknown = unknownFields(answers);
  if (unknown.length > 0)
    throw new AnswersError(
      `${where}: ${unknown.join(', ')}: no field of a court's file; court-data/courts/README.md describes them`,
    );
  const found = composeCourt(answers);
  const court = parseCourt(found, where, text);
  const file = fileOf(court.code);
  const isThere = existsSync(file);
  if (isThere && values.answers && !values.replace) {
    console.error(`${file} is there already; nothing was written. --replace writes over it.`);
    return 3;
  }
  const schema = relative(out, SCHEMA_FILE).replaceAll('\\', '/');
  const whole = { $schema: schema.startsWith('.') ? schema : `./${schema}`, ...found };
  if (isThere) sayDifferences(file, whole);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, courtText(whole));
  const { offices, modules, timeZones } = court;
  console.log(
    `${file} is written: ${count(offices.length, 'office')}, ${count(modules.length, 'area')}, ${timeZones.join(' and ')}.`,
  );
  const docket = values.docket ?? join('dist/dockets', court.code);
  const own = out === COURTS ? court.code : file;
  if (court.sample) {
    const records = writeDocket(court, docket);
    console.log(`${docket} holds a docket as its exports would be, all invented: ${records}.`);
  }
  const kinds = ['hearings', 'judges', 'trustees'].filter((kind) => existsSync(join(docket, `${kind}.json`)));
  const files = kinds.map((kind) => `--${kind} ${docket}/${kind}.json`).join(' ');
  const lines = [
    ...(out === COURTS
      ? [`  COURT=${court.code} npm start    shows it${court.sample ? ', with invented hearings' : ''}`]
      : []),
    `  npm run publish-court -- --court ${own} ${court.sample ? files : '--hearings <file>'} --dry-run    reads an export and says what would be published`,
    `  npm run site -- court --site <folder> --set ${file}    gives it to a site`,
  ];
  console.log(['Next:', ...lines, 'Continue with docs/courts.'].join('\n'));
  return 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
