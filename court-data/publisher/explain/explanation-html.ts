import { questionLines, quoted } from '../reading/questions';
import { oneLine, rejectLine } from '../reading/source-file';
import { count, type Explanation, openRejects, type Shown } from './explanation';
import { COLUMN_TITLES, columnTexts, fileText, nextSteps, recordTexts } from './format-explanation';

/** Text as HTML shows it. */
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

/** An explanation as a page to print or to hand on: the same as on the terminal. It holds no script and loads nothing. */
export function explanationHtml(explained: Explanation, shown: Shown): string {
  const { columns, closed, questions, reasons, unsaid } = explained;
  const rejects = openRejects(explained);
  const parts = [
    `<h1>${escaped(fileText(explained, shown))}</h1>`,
    questions.length > 0
      ? section(
          `${count(questions.length, 'question')} before anything is published`,
          items(
            'ol',
            questions.map((one, at) => questionHtml(one, at + 1)),
          ),
        )
      : section('No question is open', '<p>The file can be published with this map.</p>'),
    section('Columns', tableOf('What each column is taken for', COLUMN_TITLES, columns.map(columnTexts))),
    ...(closed.length > 0
      ? [
          section(
            'Values of columns with a closed meaning',
            closed
              .map(({ heading, field, values }) =>
                tableOf(
                  `${heading} (${field})`,
                  ['rows', 'value', 'read as', 'how sure'],
                  values.map(({ text, count: number, ours, group }) => [
                    String(number),
                    text,
                    ours ?? '?',
                    group,
                  ]),
                ),
              )
              .join('\n'),
          ),
        ]
      : []),
    ...(reasons.length > 0
      ? [section('Assumed. Change the map if it is wrong', items('ul', reasons.map(escaped)))]
      : []),
    section(
      explained.shown.length > 0
        ? `${explained.shown.length} of ${count(explained.records, 'hearing')} as they would be read`
        : 'No hearing can be read yet',
      items(
        'ul',
        explained.shown.map((record) => recordTexts(record).map(escaped).join('<br>')),
      ),
    ),
    ...(rejects.length > 0
      ? [
          section(
            `${count(rejects.length, 'row')} would be refused`,
            items(
              'ul',
              rejects.map((one) => escaped(rejectLine(one))),
            ),
          ),
        ]
      : []),
    ...(unsaid.length > 0 && explained.shown.length > 0
      ? [
          section(
            'No column holds',
            `<p>${escaped(unsaid.join(', '))}. Hearings are published without them.</p>`,
          ),
        ]
      : []),
    section('The map', `<pre>${escapeLines(JSON.stringify(explained.map, null, 2))}</pre>`),
    section(
      'Next',
      nextSteps(explained, shown)
        .map((line) => `<p><code>${escaped(line)}</code></p>`)
        .join('\n'),
    ),
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
