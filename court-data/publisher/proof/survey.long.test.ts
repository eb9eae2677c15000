import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { it } from 'vitest';
import { loadCourt } from '../load-court';
import { plan } from './plan';
import { failureText, proveDocket, seedOf } from './prove-dockets';

it('surveys', { timeout: 3_000_000 }, async () => {
  const court = await loadCourt('txwb');
  const n = Number(process.env.N ?? 300);
  let read = 0,
    asked = 0;
  const examples: string[] = [];
  const wrong = new Map<string, string[]>();
  const why = new Map<string, number>();
  const byFault = new Map<string, [number, number, number]>();
  for (const one of fc.sample(plan, { numRuns: n, seed: seedOf(5) })) {
    let reasons: string[];
    // biome-ignore lint/suspicious/noExplicitAny: a survey
    let outcome: any;
    try {
      ({ outcome, reasons } = await proveDocket(one, court));
    } catch (e) {
      reasons = [`CRASH ${(e as Error).stack}`];
      outcome = { published: null, answers: [], map: {}, asked: [] };
    }
    const k = reasons.length > 0 ? 2 : outcome.published === null ? 1 : 0;
    for (const f of one.faults.length ? one.faults : ['-']) {
      const t = byFault.get(f) ?? [0, 0, 0];
      t[k] += 1;
      byFault.set(f, t);
    }
    if (reasons.length > 0) {
      const key =
        reasons
          .map((r) =>
            r
              .replace(/\{.*?\} is not published/, 'X')
              .replace(/"[^"]*"/g, '…')
              .slice(0, 60),
          )
          .sort()[0] ?? '';
      wrong.set(key, [...(wrong.get(key) ?? []), failureText(one, outcome, reasons)]);
    } else if (outcome.published === null) {
      asked += 1;
      const key = (outcome.asked[0] ?? 'nothing')
        .replace(/[“"][^”"]*[”"]/g, '…')
        .replace(/\d+/g, '9')
        .slice(0, 90);
      why.set(key, (why.get(key) ?? 0) + 1);
      if (why.get(key) === 1 || why.get(key) === 4)
        examples.push(`### ${key}\n${outcome.asked.join('\n')}\n${failureText(one, outcome, [])}`);
    } else read += 1;
  }
  let text = `${n}: ${read} read, ${asked} asked, ${[...wrong.values()].flat().length} wrong\n`;
  text += [...why]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 60)
    .map(([k, c]) => `${c} ${k}`)
    .join('\n');
  text += `\n--faults (read asked wrong)\n${[...byFault]
    .sort()
    .map(([f, t]) => `${f}: ${t.join(' ')}`)
    .join('\n')}`;
  text += `\n--wrong\n${[...wrong]
    .sort((a, b) => b[1].length - a[1].length)
    .map(([k, c]) => `${c.length} ${k}`)
    .join('\n')}`;
  text += `\n\n${[...wrong]
    .map(
      ([k, c]) =>
        `=== ${c.length} ${k}\n${c
          .sort((a, b) => a.length - b.length)
          .slice(0, 2)
          .join('\n\n')}`,
    )
    .join('\n\n')}`;
  writeFileSync('/tmp/survey.txt', text);
  writeFileSync('/tmp/asked.txt', examples.join('\n\n').replaceAll('\0', ''));
});
