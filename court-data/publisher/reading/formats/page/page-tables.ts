import { parse, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';
import { hasStruck, markStruck } from '../../text/struck-text';
import { attribute, isHidden, isOtherOption, isStruck, shownValue } from './page-elements';
import { restrictionMarks } from './page-marks';
import { classStyles } from './page-styles';

type Node = Tree.ChildNode;
type Element = Tree.Element;

const ROWS = /^(table|thead|tbody|tfoot|tr)$/;

/** Parses a page into a tree with compact child lists, because a list of 20,000 rows has 600,000 nodes. */
export function parsePage(html: string): Tree.Document {
  const stylesOf = classStyles(html);
  return parse(html, {
    treeAdapter: {
      ...tree,
      onItemPop: (item) => {
        const classes = tree.isElementNode(item) ? attribute(item, 'class') : undefined;
        const style = tree.isElementNode(item) && classes ? stylesOf(classes, item.tagName) : '';
        if (style !== '' && tree.isElementNode(item))
          item.attrs.unshift({ name: 'style', value: `${style}${attribute(item, 'style') ?? ''}` });
        const isBlank = (node: Node) => tree.isTextNode(node) && node.value.trim() === '';
        const isRows = tree.isElementNode(item) && ROWS.test(item.tagName);
        item.childNodes = isRows ? item.childNodes.filter((node) => !isBlank(node)) : item.childNodes.slice();
      },
    },
  });
}

const BLOCKS = new Set([
  'p',
  'div',
  'li',
  'tr',
  'table',
  'ul',
  'ol',
  'dl',
  'dd',
  'dt',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'section',
  'blockquote',
]);
const MAX_SPAN = 1_000;
export const MAX_DEPTH = 400;

const NO_ELEMENTS: ReadonlySet<unknown> = new Set();

/**
 * Visible text without the elements `skip`: whitespace is collapsed as in a browser, with a line break for `<br>` and
 * around blocks.
 */
export function textOf(node: Node | Tree.Document, skip = NO_ELEMENTS): string {
  let text = '';
  const walk = (one: Node | Tree.Document, depth: number) => {
    if (tree.isTextNode(one)) text += one.value.replace(/\s+/g, ' ');
    else if (tree.isElementNode(one)) {
      if (isHidden(one) || isOtherOption(one) || skip.has(one) || depth > MAX_DEPTH) return;
      text += shownValue(one);
      const edge = BLOCKS.has(one.tagName) ? '\n' : one.tagName === 'td' || one.tagName === 'th' ? ' ' : '';
      text += one.tagName === 'br' ? '\n' : edge;
      const before = text;
      for (const child of one.childNodes) walk(child, depth + 1);
      const inner = text.slice(before.length);
      if (isStruck(one) && inner.trim() !== '' && !hasStruck(inner)) text = `${before}${markStruck(inner)}`;
      text += edge;
    } else if ('childNodes' in one) for (const child of one.childNodes) walk(child, depth + 1);
  };
  walk(node, 0);
  return text
    .replace(/ *\n\s*/g, '\n')
    .replace(/[ \u00a0]+/g, ' ')
    .trim();
}

export type PageRow = {
  cells: string[];
  /** all filled cells are `<th>` */
  isHeading: boolean;
  /** one cell spans the whole row */
  isSpanning: boolean;
};

/** A table of a page: its number from 1, the heading or caption above it, its rows, and nested tables. */
export type PageTable = {
  number: number;
  above: string;
  /** the headings that are open above it, from the outer to the inner, or its caption */
  headings: readonly { level: number; text: string }[];
  rows: PageRow[];
  inner: PageTable[];
  /** number of rows with several cells that a browser does not show */
  hidden: number;
  /** restrictions that icons, tooltips and classes of its rows show */
  marks: ReadonlySet<string>;
  /** the nodes of the table and of the heading above it */
  nodes: unknown[];
};

/** Rows of a table, without those of nested tables: those that a browser shows, or those that it hides. */
function rowElements(table: Element, isShown: boolean, isInHidden = false): Element[] {
  return table.childNodes.filter(tree.isElementNode).flatMap((child) => {
    const isOff = isInHidden || isHidden(child);
    if (child.tagName === 'tr') return isOff === isShown ? [] : [child];
    return /^t(head|body|foot)$/.test(child.tagName) ? rowElements(child, isShown, isOff) : [];
  });
}

const spanOf = (cell: Element, name: string) =>
  Math.min(MAX_SPAN, Math.max(1, Number.parseInt(attribute(cell, name) ?? '1', 10) || 1));

/** Arranges cells in columns. Pads a cell that spans columns, and repeats a cell that spans rows. */
function gridOf(elements: readonly Element[]): PageRow[] {
  let carried: { text: string; left: number }[] = [];
  const rows = elements.map((row) => {
    const cells: string[] = [];
    const next: typeof carried = [];
    const takeCarried = () => {
      for (let above = carried[cells.length]; above && above.left > 0; above = carried[cells.length]) {
        next[cells.length] = { text: above.text, left: above.left - 1 };
        cells.push(above.text);
      }
    };
    const found = row.childNodes
      .filter(tree.isElementNode)
      .filter((cell) => (cell.tagName === 'td' || cell.tagName === 'th') && !isHidden(cell));
    const texts = found.map((cell) => {
      const text = textOf(cell);
      const isMarked = text === '' || hasStruck(text) || ![row, cell].some(isStruck);
      return isMarked ? text : markStruck(text);
    });
    for (const [at, cell] of found.entries()) {
      takeCarried();
      const left = spanOf(cell, 'rowspan') - 1;
      const text = texts[at] ?? '';
      for (let column = 0; column < spanOf(cell, 'colspan'); column += 1) {
        const own = column === 0 ? text : '';
        next[cells.length] = { text: own, left };
        cells.push(own);
      }
    }
    takeCarried();
    while (carried.some((above, column) => column >= cells.length && above.left > 0)) {
      cells.push('');
      takeCarried();
    }
    carried = next;
    const filled = found.filter((_, at) => texts[at] !== '');
    const [only, ...others] = filled;
    return {
      cells,
      isHeading: filled.length > 1 && filled.every((cell) => cell.tagName === 'th'),
      isSpanning:
        others.length === 0 && only !== undefined && found.length === 1 && spanOf(only, 'colspan') > 1,
    };
  });
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  for (const { cells } of rows) while (cells.length < width) cells.push('');
  return rows;
}

/** Elements whose text between two tables is no heading of the second. */
const NO_TEXT = /^(?:a|button|nav|label|h[1-6]|caption)$/;

/** All visible tables of a page in order, with nested tables inside their table. */
export function tablesOf(page: Tree.Document): PageTable[] {
  let number = 0;
  let open: { level: number; text: string; node: Element }[] = [];
  /** whether a table has followed the last heading */
  let isUsed = false;
  const walk = (node: Node | Tree.Document, into: PageTable[], depth: number) => {
    // a text behind a table may be a heading that is not marked as one
    if (tree.isTextNode(node) && isUsed && into === tables && node.value.trim() !== '') open = [];
    if (!('childNodes' in node) || depth > MAX_DEPTH) return;
    if (tree.isElementNode(node)) {
      if (isHidden(node)) return;
      const [, digit] = /^h([1-6])$/.exec(node.tagName) ?? [];
      if (digit !== undefined) {
        const level = Number(digit);
        open = [...open.filter((one) => one.level < level), { level, text: textOf(node), node }];
        isUsed = false;
      }
      if (NO_TEXT.test(node.tagName)) return;
    }
    let target = into;
    if (tree.isElementNode(node) && node.tagName === 'table') {
      number += 1;
      const caption = node.childNodes.find((one) => tree.isElementNode(one) && one.tagName === 'caption');
      const headings = caption ? [{ level: 0, text: textOf(caption) }] : open;
      const shown = rowElements(node, true);
      const table = {
        number,
        above: headings.at(-1)?.text ?? '',
        headings,
        rows: gridOf(shown),
        marks: restrictionMarks(shown),
        hidden: rowElements(node, false).filter((row) => row.childNodes.length > 2).length,
        inner: [],
        nodes: [node, ...(caption ? [] : open.slice(-1).map((one) => one.node))],
      };
      isUsed = true;
      into.push(table);
      target = table.inner;
    }
    for (const child of node.childNodes) walk(child, target, depth + 1);
  };
  const tables: PageTable[] = [];
  walk(page, tables, 0);
  return tables;
}
