import { expect, it } from 'vitest';
import { readPage } from '../read-page';

async function notes(attributes: string, inner = 'Amos Tiller') {
  const row = `<tr${attributes}><td>26-50911<td>9:30 AM<td>${inner}</tr>`;
  async function* pieces() {
    yield `<table><tr><th>Case No.<th>Time<th>Debtor</tr>${row}</table>`;
  }
  return (await readPage('a.html', pieces(), undefined)).notes;
}

it.each([
  [' class="sealed"', 'Amos Tiller'],
  [' class="row case-sealed"', 'Amos Tiller'],
  [' data-sealed="true"', 'Amos Tiller'],
  [' title="Sealed case"', 'Amos Tiller'],
  ['', '<img src="l.png" alt="Sealed"> Amos Tiller'],
  ['', '<i class="fa fa-lock"></i> Amos Tiller'],
  ['', '<span title="Not public">Amos Tiller</span>'],
])('names a restriction that a row%s shows without a text: %s', async (attributes, inner) =>
  expect(await notes(attributes, inner)).toEqual([expect.stringContaining('page has marks that say')]),
);

it.each([
  [' class="block"', 'Amos Tiller'],
  [' data-sealed="false"', 'Amos Tiller'],
  [' title="Motion to file under seal of a document in the case"', 'Amos Tiller'],
  ['', '<a title="Open the docket" href="#">Amos Tiller</a>'],
])('names nothing for the row%s: %s', async (attributes, inner) =>
  expect(await notes(attributes, inner)).toEqual([]),
);
