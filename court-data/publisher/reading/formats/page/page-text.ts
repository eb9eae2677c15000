import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';
import { MAX_DEPTH, textOf } from './page-tables';

type Node = Tree.ChildNode | Tree.Document;
type Element = Tree.Element;

function findElement(node: Node, name: RegExp): Element | null {
  if (tree.isElementNode(node) && name.test(node.tagName)) return node;
  for (const child of 'childNodes' in node ? node.childNodes : []) {
    const found = findElement(child, name);
    if (found) return found;
  }
  return null;
}

const titleOf = (page: Tree.Document) =>
  findElement(page, /^title$/)
    ?.childNodes.find(tree.isTextNode)
    ?.value.replace(/\s+/g, ' ')
    .trim() ?? '';

/** The title of a page, or its first heading; '' if it has none. */
export function pageTitle(page: Tree.Document): string {
  const heading = findElement(page, /^h[1-3]$/);
  return (titleOf(page) || (heading ? textOf(heading) : '')).slice(0, 100);
}

/** A link whose text is a sentence, such as a notice. The other links of a page are its menu. */
const NOTICE = /\b(?:is|are|will|has|have|been)\b/i;
/** Links to other pages of a list: `2 3 Next`. A month with links for its days also has a 28. */
const PAGES = /(?:^| )2 (?:3|4|…|\.\.\.|next|last|[›»>])(?: |$)(?!.* 28(?: |$))/i;

/** The visible lines of a page outside of the nodes `skip` and of menus. The page’s title is the first. */
export function linesBeside(page: Tree.Document, skip: Iterable<unknown>): string[] {
  const skipped = new Set(skip);
  const links: string[] = [];
  const walk = (node: Node, depth: number) => {
    if (!('childNodes' in node) || skipped.has(node) || depth > MAX_DEPTH) return;
    if (tree.isElementNode(node) && /^(?:a|button)$/.test(node.tagName)) {
      const text = node.childNodes.map((child) => textOf(child)).join('');
      links.push(text);
      if (!NOTICE.test(text)) skipped.add(node);
    } else if (tree.isElementNode(node) && node.tagName === 'nav') skipped.add(node);
    for (const child of node.childNodes) walk(child, depth + 1);
  };
  walk(page, 0);
  const pages = PAGES.exec(links.join(' '))?.[0].trim();
  const lines = [titleOf(page), ...textOf(page, skipped).split('\n'), pages ? `more pages: ${pages}` : ''];
  return lines.filter((line) => line !== '');
}
