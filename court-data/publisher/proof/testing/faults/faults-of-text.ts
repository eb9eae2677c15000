import type { Fault } from './fault';

const DELIMITED = ['commas', 'semicolons', 'tabs', 'bars'];

/** Truncates the text inside its last record, after the first cells. */
function cut(text: string, form: string, delimiter: string): string {
  if (form === 'json' || form === 'jsonl') return text.slice(0, text.lastIndexOf('"'));
  if (form === 'ics') return text.slice(0, text.lastIndexOf('END:VEVENT'));
  if (form === 'html') return text.slice(0, text.lastIndexOf('<td'));
  return DELIMITED.includes(form) ? text.slice(0, text.trimEnd().lastIndexOf(delimiter)) : text;
}

/** Faults of a whole file. "truncated" must be asked about; see printFiles. */
export const TEXT_FAULTS: Readonly<Record<string, Fault>> = {
  truncated: { text: (text, { form, delimiter }) => cut(text, form, delimiter) },
  'sep line': {
    text: (text, { form, delimiter }) => (DELIMITED.includes(form) ? `sep=${delimiter}\r\n${text}` : text),
  },
  'old line breaks': {
    text: (text, { form }) => (DELIMITED.includes(form) ? text.replaceAll('\r\n', '\r') : text),
  },
  'unix line breaks': {
    text: (text, { form }) => (DELIMITED.includes(form) ? text.replaceAll('\r\n', '\n') : text),
  },
  'no last line break': { text: (text) => text.trimEnd() },
};
