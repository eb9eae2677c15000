import { inflateRawSync } from 'node:zlib';
import { decodeXML } from 'entities';
import { markStruck } from '../text/struck-text';
import type { ZipEntry } from './zip-entries';

const STRIKE = '<(?:\\w+:)?strike(?![^>]*val="(?:0|false)")[^>]*>';
const HAS_STRIKE = new RegExp(STRIKE);
/** An element with its content, with or without a namespace. */
const element = (name: string) =>
  `<(?:\\w+:)?${name}(?:\\s[^>]*?)?(?:/>|(?<!/)>[\\s\\S]*?</(?:\\w+:)?${name}>)`;
const all = (name: string, xml: string) => xml.match(new RegExp(element(name), 'g')) ?? [];
const attribute = (name: string, xml: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(xml)?.[1] ?? '';

function textOfPart(entries: readonly ZipEntry[], name: string): string {
  const entry = entries.find((one) => one.name === name);
  if (!entry) return '';
  return (entry.isDeflated ? inflateRawSync(entry.packed) : entry.packed).toString('utf8');
}

/** The lines of text boxes of a workbook. */
export const textBoxLines = (entries: readonly ZipEntry[]): string[] =>
  entries
    .filter(({ name }) => /^xl\/drawings\/drawing\d+\.xml$/.test(name))
    .flatMap(({ name }) => all('a:p', textOfPart(entries, name)))
    .map((line) =>
      decodeXML(
        all('a:t', line)
          .join('')
          .replace(/<[^>]*>/g, ''),
      ),
    );

/** The XML of the sheet with this index in the workbook. */
function sheetXml(entries: readonly ZipEntry[], index: number): string {
  const sheets = textOfPart(entries, 'xl/workbook.xml').match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? [];
  const id = attribute('(?:\\w+:)?id', sheets[index] ?? '');
  const links =
    textOfPart(entries, 'xl/_rels/workbook.xml.rels').match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  const target = attribute('Target', links.find((link) => attribute('Id', link) === id) ?? '');
  return textOfPart(entries, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
}

/** The numbers of the cell styles whose font is struck through. */
function struckStyles(styles: string): Set<string> {
  const [fonts = ''] = all('fonts', styles);
  const isStruck = all('font', fonts).map((font) => HAS_STRIKE.test(font));
  const [formats = ''] = all('cellXfs', styles);
  const numbers = all('xf', formats).flatMap((xf, at) =>
    isStruck[Number(attribute('fontId', xf))] ? [String(at)] : [],
  );
  return new Set(numbers);
}

/** Whether a rule of the sheet strikes cells through, depending on their values. */
function hasStrikingRule(styles: string, sheet: string): boolean {
  const [differences = ''] = all('dxfs', styles);
  const isStriking = all('dxf', differences).map((one) => HAS_STRIKE.test(one));
  const rules = sheet.match(/<(?:\w+:)?cfRule\s[^>]*>/g) ?? [];
  return rules.some((rule) => isStriking[Number(attribute('dxfId', rule) || -1)] === true);
}

/** `cells`: addresses (`B3`). `isUnclear`: a rule, or a cell without an address, may strike any cell through. */
export type Struck = { cells: ReadonlySet<string>; isUnclear: boolean };

/**
 * The cells of a sheet whose style is struck through, because the library reads no fonts. `index` is the sheet’s number
 * in the workbook.
 */
export function struckCells(entries: readonly ZipEntry[], index: number): Struck {
  const styles = textOfPart(entries, 'xl/styles.xml');
  const sheet = sheetXml(entries, index);
  const struck = HAS_STRIKE.test(styles) ? struckStyles(styles) : new Set<string>();
  const tags = struck.size > 0 ? (sheet.match(/<(?:\w+:)?c\s[^>]*>/g) ?? []) : [];
  // a rich text in the sheet itself, of which the library gives only the letters
  const inline = HAS_STRIKE.test(sheet) ? all('c', sheet).filter((cell) => HAS_STRIKE.test(cell)) : [];
  const cells = [...tags.filter((tag) => struck.has(attribute('s', tag))), ...inline].map((cell) =>
    attribute('r', cell.slice(0, cell.indexOf('>'))),
  );
  return { cells: new Set(cells), isUnclear: cells.includes('') || hasStrikingRule(styles, sheet) };
}

/** A rich text with its struck parts marked. Null if no part is struck. `xml` is its form in the workbook. */
export function struckRuns(xml: string): string | null {
  if (!HAS_STRIKE.test(xml)) return null;
  const runs = all('r', xml).map((run) => {
    const text = all('t', run)
      .map((part) => decodeXML(part.replace(/<[^>]*>/g, '')))
      .join('');
    return { text, isStruck: HAS_STRIKE.test(run) && text.trim() !== '' };
  });
  const isWhole = runs.every(({ text, isStruck }) => isStruck || text.trim() === '');
  if (isWhole) return markStruck(runs.map(({ text }) => text).join(''));
  return runs.map(({ text, isStruck }) => (isStruck ? markStruck(text) : text)).join('');
}
