import { readFileSync, writeFileSync } from 'node:fs';
import { commandLine, endWrongUse } from '../../scripts/command-line/command-line.mjs';
import { PLAYWRIGHT, runProgram, VITEST } from '../../scripts/run-program';
import { MUTATIONS } from './mutations';
import command from './run.command.json';

const [asked] = commandLine(command).positionals;
if (asked === undefined) {
  console.log('npm run break -- <n> breaks one line, shows the named test red, and puts the line back:');
  for (const { n, breaks, file } of MUTATIONS) console.log(`${String(n).padStart(3)}  ${breaks} (${file})`);
  process.exit(0);
}
const mutation =
  MUTATIONS.find(({ n }) => String(n) === asked) ??
  endWrongUse(command, `There is no mutation ${asked}; npm run break lists them`);

const { file, right, wrong, breaks, test } = mutation;
const source = readFileSync(file, 'utf8');
if (source.split(right).length !== 2) {
  console.error(
    `${file} does not hold this line exactly once: ${right}\nBring tests/mutations/mutations.ts up to date.`,
  );
  process.exit(1);
}

const restore = () => writeFileSync(file, source);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, restore);
console.log(`Breaking ${file}: ${breaks}\n  - ${right.trim()}\n  + ${wrong.trim()}`);
let code: number;
try {
  writeFileSync(
    file,
    source.replace(right, () => wrong),
  );
  code =
    test.runner === 'unit'
      ? await runProgram([VITEST, 'run', test.file])
      : await runProgram([PLAYWRIGHT, 'test', '--reporter=list', '-g', test.title]);
} finally {
  restore();
}
console.log(`${file} is as it was.`);
console.log(
  code === 0
    ? `NOT SEEN: the test stayed green although ${breaks}.`
    : `Seen: the test went red because ${breaks}.`,
);
process.exit(code === 0 ? 1 : 0);
