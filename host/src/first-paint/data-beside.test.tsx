/** @jsxImportSource @court/ui/dom */
// @vitest-environment jsdom
import { nodesOf } from '@court/ui/dom';
import { expect, test } from 'vitest';
import { dataBeside } from './data-beside';

const named = (nodes: readonly Node[]) => nodes.map((node) => `${node.nodeName} ${node.textContent}`);
const shown = (drawn: readonly Node[]) => named(dataBeside(drawn, 'Hearings on Monday'));

test('an empty day still says “0 hearings”, and on which day, when its area fails', () => {
  const day = nodesOf(
    <div>
      <h1>Mon, Nov 30</h1>
      <p data-counts>
        <span>0 hearings</span>
      </p>
      <div data-split />
    </div>,
  );
  const [section] = dataBeside(day, 'Hearings on Monday') as [Element];
  expect(section.getAttribute('aria-label')).toBe('Hearings on Monday');
  expect(named([...section.children])).toEqual(['H2 Hearings on Monday', 'P 0 hearings', 'DIV ']);
});

test('a record names itself, and a count that is not known yet is left out', () => {
  const record = nodesOf(
    <main>
      <button type="button">Back</button>
      <article>Peña</article>
    </main>,
  );
  expect(shown(record)).toEqual(['ARTICLE Peña']);
  expect(
    shown(
      nodesOf(
        <div>
          <p data-counts />
          <div data-split>Row</div>
        </div>,
      ),
    ),
  ).toEqual(['DIV Row']);
});
