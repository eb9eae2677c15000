import { describe, expect, it } from 'vitest';
import { isEmptyWord, plainText } from './plain-text';

describe('plain text', () => {
  it.each([
    ['Sean O&#39;Rafferty', "Sean O'Rafferty"],
    ['Objection of AT&amp;T Mobility &amp; Co.', 'Objection of AT&T Mobility & Co.'],
    ['Tomas Pe&ntilde;aranda', 'Tomas Peñaranda'],
    ['Jos&eacute; Luis V&aacute;squez', 'José Luis Vásquez'],
    ['Motion to extend<br>Related doc 12', 'Motion to extend\nRelated doc 12'],
    ['Hon.&nbsp;Harlan T. Oakesmith', 'Hon. Harlan T. Oakesmith'],
    ['Hon.&nbspHarlan T. Oakesmith', 'Hon. Harlan T. Oakesmith'],
    ['<i>Ex parte</i> application', 'Ex parte application'],
    ['Confirmation hearing_x000D_Plan of 10/1/26', 'Confirmation hearing\nPlan of 10/1/26'],
    ['<p>One</p><p class="x">Two</p>', 'One\nTwo'],
    ['O&amp;#39;Rafferty', "O'Rafferty"],
    ['Motion&lt;br&gt;Related', 'Motion\nRelated'],
    ['O&#39 Rafferty', "O' Rafferty"],
    ['Line one\r\nLine two\rLine three', 'Line one\nLine two\nLine three'],
    ['a<!-- not this -->b<style>p { color: red }</style>c', 'abc'],
    ['Motion<o:p></o:p> to sell', 'Motion to sell'],
    ['Smith &#8211; Jones &ldquo;x&rdquo; &euro;5', 'Smith – Jones “x” €5'],
    ['Til\u00adler', 'Tiller'],
    ['tab_x0009_and bell_x0007_', 'tab\tand bell'],
  ])('decodes %j', (text, plain) => {
    expect(plainText(text).text).toBe(plain);
    expect(plainText(plain)).toEqual({ text: plain, notes: [] });
  });

  it.each([
    'a < b and c > d',
    'AT&T Mobility',
    'R&D Co',
    'AT&LT Holdings',
    'R&REG Partners',
    'Motion&notice of hearing',
    'the <none> given',
    '<see order>',
    'Kern & Sons; Ames & Co.',
    'x_x12_y and file_x_name',
    'Rosa  M.  Peña',
    '',
  ])('leaves %j unchanged', (text) => {
    expect(plainText(text)).toEqual({ text, notes: [] });
  });

  it.each([
    [
      'Bramble Ridge LLC <b><font color="red">Jointly Administered under 26-50970.</font></b>',
      'Bramble Ridge LLC\nJointly Administered under 26-50970.',
      'Jointly Administered under 26-50970.',
    ],
    ['Ann Alder <span style="color: red">SEALED</span><br>', 'Ann Alder\nSEALED', 'SEALED'],
    ['Ann Alder &lt;b&gt;SEALED&lt;/b&gt;', 'Ann Alder\nSEALED', 'SEALED'],
  ])('treats emphasized text after a name as a note: %j', (text, plain, note) => {
    expect(plainText(text)).toEqual({ text: plain, notes: [note] });
  });

  it.each([
    ['In re <b>Rosa Peña</b>', 'In re Rosa Peña'],
    ['<b>Rosa Peña</b>', 'Rosa Peña'],
    ['Motion to <u>sell</u> the house', 'Motion to sell the house'],
    ['Rosa <span class="last">Peña</span>', 'Rosa Peña'],
  ])('does not treat emphasized text as a note if the text continues: %j', (text, plain) => {
    expect(plainText(text)).toEqual({ text: plain, notes: [] });
  });

  it('reads a million characters that only look like markup in less than a second', () => {
    const started = performance.now();
    for (const sign of ['<b ', '&amp', '<!--', '<script>', '_x000', '<b "'])
      plainText(`${sign.repeat(1_000_000 / sign.length)}&`);
    expect(performance.now() - started).toBeLessThan(6_000);
  });
});

it.each([
  ...[
    'NULL',
    'null',
    'N/A',
    'n/a',
    'None',
    'TBD',
    '-',
    '--',
    '–',
    '—',
    '\\N',
    '(null)',
    '#N/A',
    '#REF!',
    '#VALUE!',
  ],
  ...['#NAME?', '#DIV/0!', 'NaN', 'nil', '', '  ', '\u00a0', '\u200b', '\ufeff ', ' - ', '-- --'],
])('%j is a placeholder', (text) => {
  expect(isEmptyWord(text)).toBe(true);
});

it.each(['0', 'No', 'N', '.', 'Nullmeyer', 'Noné', '#12', '########', 'None of the above', '-5', 'NA'])(
  '%j is not a placeholder',
  (text) => {
    expect(isEmptyWord(text)).toBe(false);
  },
);
