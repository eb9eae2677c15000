/** @jsxImportSource @court/ui/dom */
// @vitest-environment jsdom
import { nodesOf } from '@court/ui/dom';
import { expect, test } from 'vitest';
import { dataBeside } from './data-beside';

const shown = (drawn: readonly Node[]) =>
  dataBeside(drawn, 'Hearings on Monday').map((node) => `${node.nodeName} ${node.textContent}`);

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
  expect(shown(day)).toEqual(['SECTION Hearings on Monday0 hearings']);
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
