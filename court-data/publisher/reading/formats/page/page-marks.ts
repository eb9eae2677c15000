import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';
import { plainLetters, restrictionIn } from '../../text/restrictions';

const TEXTS = new Set(['title', 'alt', 'aria-label', 'data-status', 'data-original-title']);
const MAX_TEXT = 60;
/** A class such as `sealed`, `case-sealed` and `fa-lock`. */
const CLASS = /(?:^|[\s_-])(sealed|restricted|confidential|non-?public|lock|locked)(?=$|[\s_-])/i;

/** Restrictions that a page shows on its rows by an icon, a tooltip or a class, without a text. */
export function restrictionMarks(rows: readonly Tree.Element[]): Set<string> {
  const words = new Set<string>();
  const walk = (element: Tree.Element) => {
    for (const { name, value } of element.attrs) {
      const isText = TEXTS.has(name) && value.length <= MAX_TEXT;
      const word = isText ? restrictionIn(plainLetters(value.trim()), false) : null;
      const mark = word ?? (name === 'class' || name.startsWith('data-') ? CLASS.exec(value)?.[1] : null);
      const isOff =
        name === 'data-sealed' || name === 'data-restricted' ? /^(?:true|y|yes|1)$/i.test(value) : false;
      if (mark || isOff) words.add((mark ?? name.slice('data-'.length)).toLowerCase());
    }
    for (const child of element.childNodes) if (tree.isElementNode(child)) walk(child);
  };
  for (const row of rows) walk(row);
  return words;
}
