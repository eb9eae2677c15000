import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatExplanation } from './explain/format-explanation';
import { formatSummary } from './publish-summary';
import { parseMap } from './reading/field-map/load-field-map';
import { questionLines } from './reading/questions';
import { type ClerkAtWork, clerkAtWork } from './testing/clerk-at-work';

const README = readFileSync('docs/publish/README.md', 'utf8');
const blockOf = (language: string) =>
  new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'm').exec(README)?.[1] ?? '';
const LIST = blockOf('csv');
/** The answers of the session, in order. */
const ANSWERS = [...README.matchAll(/^court-publish --explain .*--set.*$/gm)].flatMap(([line]) =>
  [...line.matchAll(/--set (?:"([^"]+)"|(\S+))/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''),
);

let clerk: ClerkAtWork;
beforeEach(async () => {
  clerk = await clerkAtWork();
});
afterEach(() => clerk.close());

/** Writes the list under the file name used in messages. */
const write = async (text = LIST) => clerk.write('hearings.csv', text);
const shown = (text: string) => text.replace(/\d+-hearings\.csv/g, 'hearings.csv');

describe('the session of docs/publish/README.md', () => {
  it('prints each line that the page shows', async () => {
    const explained = await clerk.look(await write());
    const text = formatExplanation(explained, { map: undefined, mostRows: 20_000, court: 'txwb' });
    const printed = shown(text).replaceAll(explained.file.replace(/[^/]*$/, ''), '');
    const [, block = ''] = /Shortened:\n\n```\n([\s\S]*?)```/.exec(README) ?? [];
    const lines = block.split('\n').filter((line) => line !== '');
    expect(lines).toHaveLength(17);
    for (const line of lines) expect(printed).toContain(line.replace(/ …$/, ''));
  });

  it('works with the answers on the page, and publishes', async () => {
    expect(ANSWERS).toHaveLength(5);
    const file = await write();
    const { questions } = await clerk.look(file, { set: ANSWERS.slice(0, 4) });
    for (const line of questions.flatMap((one, at) => questionLines(one, at + 1)))
      expect(README).toContain(shown(line.trim()));
    const { summary } = await clerk.publish(file, { set: ANSWERS });
    for (const line of formatSummary(summary).split('\n').slice(0, -1)) expect(README).toContain(line);
    expect(await clerk.entries()).toHaveLength(5);
  });

  it('asks a week later the question on the page', async () => {
    const { map } = await clerk.publish(await write(), { set: ANSWERS });
    const { questions } = await clerk.look(await write(LIST.replace('Passed', 'Hrg contd')), { map });
    const lines = questions.flatMap((one, at) => questionLines(one, at + 1));
    for (const line of lines.slice(0, 2)) expect(README).toContain(shown(line));
  });
});

it('the map file in docs/publish/README.md is valid', () => {
  const map = parseMap(JSON.parse(blockOf('json')), 'map.json');
  expect(map.hearings.get('Hearing Date')).toBe('date');
  expect(map.reading).toMatchObject({ dates: 'mdy', continuedWithoutDay: true });
});
