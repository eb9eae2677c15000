import { docketRows } from '@court/domain';
import { expect, test } from 'vitest';
import { blockText } from './block-text';
import { blockFacts } from './docket-blocks';

const row = (id: string, more: object) => [`0900~${id}`, { n: `26-1000${id}`, c: 'Peña', y: 'bk', ...more }];
const HELD = { s: 'scheduled' };
const WITHDRAWN = { s: 'withdrawn' };
const UNLISTED = { s: 'removed' };

test.each([
  ['held', [HELD], false],
  ['withdrawn', [WITHDRAWN, WITHDRAWN], true],
  ['held or withdrawn', [HELD, WITHDRAWN], false],
  ['withdrawn or no longer listed', [WITHDRAWN, UNLISTED], false],
  ['no longer listed', [UNLISTED], false],
])('a block whose hearings are %s', (_, states, isOff) => {
  const json = Object.fromEntries(states.map((each, at) => row(String(at), each)));
  const rows = docketRows('2026-11-30', json, []);
  const block = { key: 'b', time: '09:00', zone: null, presiderId: null, rows };
  const messages = (key: string) => key;
  const text = blockText(block, blockFacts(block), messages as never, { presider: null, office: null });
  expect([rows.length, text.isOff]).toEqual([states.length, isOff]);
});
