import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs the clerk's command. Resolves to its output. `court`: a code, or a court's file. */
export function publishCourt(
  args: string[],
  court = 'txwb',
): Promise<{ code: number | null; printed: string }> {
  return new Promise((settle) => {
    const script = ['tools/with-install.mjs', 'court-data/publisher/main.ts', '--court', court, ...args];
    const child = spawn(process.execPath, script);
    let printed = '';
    child.stdout.on('data', (text) => (printed += text));
    child.stderr.on('data', (text) => (printed += text));
    child.once('exit', (code) => settle({ code, printed }));
  });
}

/** The `--set` argument for an answer. Empty if the answer has a blank that the clerk must fill in. */
const setOf = (answer = '') => (answer === '' || /<.*>/.test(answer) ? [] : ['--set', answer]);

type Asked = { questions?: { answers: { set: string }[] }[] };

/** The arguments for the first answer to each question in the output of `--json`. */
function firstAnswersOfJson(printed: string): string[] {
  const { questions = [] } = JSON.parse(printed.slice(printed.indexOf('{'))) as Asked;
  return questions.flatMap(({ answers: [first] }) => setOf(first?.set));
}

/** The first `--set` line of each question, as a clerk would copy it. */
function firstAnswers(printed: string): string[] {
  const questions = printed.split(/^\d+\. /m).slice(1);
  return questions.flatMap((question) => {
    const [, quotedText, plainText] = /^\s+--set (?:"((?:[^"\\]|\\.)*)"|(\S+))/m.exec(question) ?? [];
    return setOf(quotedText?.replace(/\\(.)/g, '$1') ?? plainText);
  });
}

/**
 * Runs the command, and repeats it as a clerk who takes the first answer to each question. Also allows the numbers of
 * rejected and removed records that a refusal names. The command keeps the answers in a map, which `args` may name.
 */
export async function publishAllowed(args: string[], court = 'txwb') {
  const folder = mkdtempSync(join(tmpdir(), 'map-'));
  const own = args.indexOf('--map');
  const map = own < 0 ? join(folder, 'map.json') : (args[own + 1] ?? '');
  if (own < 0) writeFileSync(map, '{}');
  const mapped = own < 0 ? [...args, '--map', map] : args;
  let run = await publishCourt(mapped, court);
  const allowed = new Map<string, string>();
  for (let round = 0; round < 4 && run.code === 3; round += 1) {
    const counts = /(?:add|give) (--allow-(?:rejects|shrink)) (\d+)/g;
    for (const [, option = '', count = ''] of run.printed.matchAll(counts)) allowed.set(option, count);
    const answers = (args.includes('--json') ? firstAnswersOfJson : firstAnswers)(run.printed);
    run = await publishCourt([...mapped, ...[...allowed].flat(), ...answers], court);
  }
  return run;
}
