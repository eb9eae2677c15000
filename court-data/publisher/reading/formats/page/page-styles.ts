const SHEET = /<style[^>]*>([\s\S]*?)<\/style>/gi;
/** Rules for printers and small screens. */
const MEDIA = /@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/gi;
const RULE = /([^{}]*)\{([^{}]*)\}/g;
const LINE_THROUGH = /line-through/i;
const HIDDEN = /display\s*:\s*none|visibility\s*:\s*hidden/i;
/** A selector of one class, such as `.old` and `tr.old`. A longer one depends on other elements. */
const ONE_CLASS = /^[a-z]*\.([\w-]+)$/i;
/** Names of classes that strike a text through, or that mark a row as off, in style sheets beside the page. */
const STRIKES =
  /(?:^|[\s-])(?:line-?through|strike(?:-?(?:through|out|d))?|struck(?:-?(?:through|out))?)(?:\s|$)/i;
const OFF = /(?:^|[\s_-])(?:cancell?ed|vacated|stricken)(?:\s|$)/i;

/**
 * The styles that a page’s own style sheets give to an element with these classes, as far as they hide it or strike it
 * through.
 */
export function classStyles(html: string): (classes: string, tag: string) => string {
  const struck = new Set<string>();
  const hidden = new Set<string>();
  for (const [, sheet = ''] of html.matchAll(SHEET))
    for (const [, selectors = '', style = ''] of sheet.matchAll(RULE)) {
      if (LINE_THROUGH.test(style))
        for (const [, name = ''] of selectors.matchAll(/\.([\w-]+)/g)) struck.add(name);
    }
  for (const [, sheet = ''] of html.matchAll(SHEET))
    for (const [, selectors = '', style = ''] of sheet.replace(MEDIA, '').matchAll(RULE))
      for (const selector of HIDDEN.test(style) ? selectors.split(',') : [])
        hidden.add(ONE_CLASS.exec(selector.trim())?.[1] ?? '');
  return (classes, tag) => {
    const names = classes.split(/\s+/).filter((name) => name !== '');
    const isStruck =
      names.some((name) => struck.has(name)) || STRIKES.test(classes) || (tag === 'tr' && OFF.test(classes));
    const isHidden = names.some((name) => hidden.has(name));
    return `${isStruck ? 'text-decoration: line-through;' : ''}${isHidden ? 'display: none;' : ''}`;
  };
}
