import { basename } from 'node:path';
import { questionLines, quoted } from '../reading/questions';
import { oneLine, rejectLine } from '../reading/source-file';
import { count, type Explanation, openRejects, type Shown } from './explanation';
import {
  ASSUMED,
  COLUMN_TITLES,
  closedLines,
  closedTitle,
  columnTexts,
  fileText,
  nextStep,
  recordTexts,
  shownTitle,
  unsaidText,
} from './format-explanation';

/** Escapes a text for HTML. */
const escaped = (text: string) => oneLine(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const cells = (tag: 'th' | 'td', texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${escaped(text)}</${tag}>`).join('')}</tr>`;
const tableOf = (caption: string, head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><caption>${escaped(caption)}</caption><thead>${cells('th', head)}</thead><tbody>${rows.map((row) => cells('td', row)).join('\n')}</tbody></table>`;
const items = (tag: 'ol' | 'ul', texts: readonly string[]) =>
  `<${tag}>${texts.map((text) => `<li>${text}</li>`).join('\n')}</${tag}>`;
const section = (title: string, body: string) => `<section><h2>${escaped(title)}</h2>\n${body}\n</section>`;

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; margin: 1rem 0; }
caption { text-align: left; font-weight: 600; }
th, td { border: 1px solid; padding: 0.25rem 0.5rem; text-align: left; vertical-align: top; }
code, pre { font: 0.9em ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
li { margin: 0.5rem 0; }
:root { color-scheme: light dark; }`;

function questionHtml(question: Explanation['questions'][number], number: number): string {
  const [first = ''] = questionLines({ ...question, answers: [] }, number);
  const answers = question.answers.map(
    ({ set, meaning }) => `<code>--set ${escaped(quoted(set))}</code> ${escaped(meaning)}`,
  );
  return `<p>${escaped(first.replace(/^\d+\. /, ''))}</p>${answers.length > 0 ? items('ul', answers) : ''}`;
}

/**
 * The explanation as an HTML page to print or share, with the same content as the terminal output. It has no script and
 * loads nothing.
 */
export function explanationHtml(explained: Explanation, shown: Shown): string {
  const { columns, closed, questions, reasons, notes } = explained;
  const rejects = openRejects(explained);
  const unsaid = unsaidText(explained);
  const next = nextStep(explained, shown);
  const list = (title: string, texts: readonly string[]) =>
    texts.length > 0 ? [section(title, items('ul', texts.map(escaped)))] : [];
  const parts = [
    `<h1>${escaped(basename(explained.file))}</h1>`,
    `<p>${escaped(fileText(explained, shown))}</p>`,
    ...notes.map((note) => `<p>Note: ${escaped(note)}</p>`),
    questions.length > 0
      ? section(
          `${count(questions.length, 'question')}. Nothing is published until each has an answer`,
          items(
            'ol',
            questions.map((one, at) => questionHtml(one, at + 1)),
          ),
        )
      : '<h2>No question is open</h2>',
    section('Next', `<p>${escaped(next.text)}</p>\n<pre>${escaped(next.command)}</pre>`),
    ...list(
      `${count(rejects.length, 'row')} would be refused`,
      rejects.map((one) => rejectLine(one)),
    ),
    section(
      shownTitle(explained),
      explained.shown.length > 0
        ? items(
            'ul',
            explained.shown.map((record) => recordTexts(record).map(escaped).join('<br>')),
          )
        : '',
    ),
    ...(unsaid === null ? [] : [section('Not in the file', `<p>${escaped(unsaid)}</p>`)]),
    section('Columns', tableOf('How each column is read', COLUMN_TITLES, columns.map(columnTexts))),
    ...(closed.length > 0
      ? [
          section(
            'Words and codes, and how each is read',
            closed
              .map(
                (one) => `<h3>${escaped(closedTitle(one))}</h3>${items('ul', closedLines(one).map(escaped))}`,
              )
              .join('\n'),
          ),
        ]
      : []),
    ...list(ASSUMED, reasons),
    section('The map', `<pre>${escapeLines(JSON.stringify(explained.map, null, 2))}</pre>`),
  ];
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(explained.file)}</title>
<style>${STYLE}</style></head>
<body><main>
${parts.join('\n')}
</main></body>
</html>
`;
}

const escapeLines = (text: string) => text.split('\n').map(escaped).join('\n');
