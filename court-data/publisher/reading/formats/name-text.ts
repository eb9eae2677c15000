import { EXPORT_FIELDS } from '../source-file';
import { DELIMITERS, delimitersOf, headRows } from '../tables/csv-header';
import { looksLikeHeadings } from './headings';
import { listInJson } from './list-in-json';

const FIELDS = new Set<string>(Object.values(EXPORT_FIELDS).flat());
const AS_TABLE = 'Export the list as CSV or as a workbook (.xlsx)';
const SHOWN_LINES = 20;

/** The kind of a text file, or the reason why the publisher cannot read it. */
export type TextKind = 'calendar' | 'web page' | 'text' | { reason: string };

/** Whether columns are aligned by spaces, without a delimiter. */
function isFixedWidth(lines: readonly string[]): boolean {
  const parted = lines.filter((line) => line.trim().split(/\s{2,}/).length >= 3);
  if (parted.length < 2 || parted.length * 2 < lines.length) return false;
  return parted.some((line) => looksLikeHeadings(line.trim().split(/\s{2,}/)) || /^[-=\s]+$/.test(line));
}

async function namePlain(head: string): Promise<string | null> {
  const lines = head
    .split(/\r\n?|\n/)
    .slice(0, -1)
    .concat(head.length < 60_000 ? [head.split(/\r\n?|\n/).at(-1) ?? ''] : [])
    .filter((line) => line.trim() !== '')
    .slice(0, SHOWN_LINES);
  const { delimiters } = delimitersOf(head);
  const isSaid = delimiters !== DELIMITERS;
  const rows = await Promise.all(delimiters.map((delimiter) => headRows(head, delimiter)));
  const hasHeadings = rows.some((some) => some.some(({ cells }) => looksLikeHeadings(cells)));
  if (isSaid || hasHeadings) return null;
  if (isFixedWidth(lines))
    return `is text in columns that blanks keep in line (fixed width), so that no sign parts its cells. ${AS_TABLE}`;
  const isOneColumn = rows.every((some) => some.length > 0 && some.every(({ cells }) => cells.length === 1));
  const first = lines[0]?.trim().replace(/^"(.*)"$/, '$1') ?? '';
  if (!isOneColumn || FIELDS.has(first)) return null;
  return lines.length > 1
    ? `has one column only: no comma, semicolon, tab or bar parts its lines. ${AS_TABLE}`
    : `holds one line of text, and no list. ${AS_TABLE}`;
}

/**
 * Detects the kind of a text file from its head: a format with a reader, plain text, or another format with a remedy.
 */
export async function nameText(whole: string): Promise<TextKind> {
  const head = whole.replace(/^\uFEFF/, '');
  const begin = head.trimStart();
  if (/^BEGIN:VCALENDAR\b/i.test(begin)) return 'calendar';
  if (/^BEGIN:VCARD\b/i.test(begin)) return { reason: `is a file of contacts (vCard). ${AS_TABLE}` };
  if (/^MIME-Version:|^(From|Received|Return-Path|Message-ID):\s/i.test(begin))
    return {
      reason: `is an e-mail or a web archive (.eml, .mht). Save its attachment or the page itself (.html)`,
    };
  if (begin.startsWith('%!PS')) return { reason: `is a document for a printer (PostScript). ${AS_TABLE}` };
  if (begin.startsWith('<')) {
    if (/<Workbook\b|progid="Excel/i.test(begin))
      return { reason: 'is a workbook in XML (XML Spreadsheet 2003). Save it as a workbook (.xlsx)' };
    const isPage =
      /<(!doctype\s+html|html|head|body|table|div|center|meta|title|style|p|br|span|font)\b/i.test(begin);
    if (isPage) return 'web page';
    return { reason: `is XML, for which there is no reader. ${AS_TABLE}` };
  }
  if (begin.startsWith('{')) {
    const reason = listInJson(begin);
    return reason === null ? 'text' : { reason };
  }
  if (begin === '' || begin.startsWith('[')) return 'text';
  const reason = await namePlain(head);
  return reason === null ? 'text' : { reason };
}
