import { SiteFormatError } from '../build/registry-format';

/**
 * Slots that a release tool must fill, one list per format. A released list never changes. A new required slot needs a
 * new list at the end, which raises the format. So does a new kind of Part, with an empty list. Release tools of a
 * lower format then refuse the site.
 */
export const REQUIRED_SLOTS: readonly (readonly string[])[] = [
  [
    ...['name', 'site', 'connect', 'frames', 'developers', 'integrityPolicy', 'priority', 'config'],
    ...['reads', 'readViews', 'readZone', 'readClock', 'readBefore', 'readAfter'],
    ...['firstPaint', 'onePaint', 'textPaint', 'filePaint', 'viewPaints'],
    ...['scripts', 'sheets', 'textSheets', 'fileSheets'],
    // fields of a row
    ...['file', 'integrity', 'mark', 'code', 'view'],
  ],
];

/** The format of the templates that this tool writes. It fills this one and all lower ones. */
export const TEMPLATE_FORMAT = REQUIRED_SLOTS.length;

/**
 * Optional slots, which a release tool of the same format need not know → default value for a new page. A tool that
 * does not know a slot keeps the value that the last release wrote into the page. So a slot may be optional only if
 * its value stays right after a later release of the page's area.
 */
const OPTIONAL_SLOTS: Record<string, unknown> = {};

/** The declaration of slots in the host's templates. */
export const SLOTS: NonNullable<PageTemplates['slots']> = {
  required: REQUIRED_SLOTS.flat(),
  optional: OPTIONAL_SLOTS,
};

/**
 * A part of a page: literal text, or a slot. A slot is filled with text, the text of a script or style sheet, JSON, or
 * parts that are repeated for each of its rows.
 */
export type Part =
  | string
  | { text: string }
  | { script: string }
  | { json: string }
  | { rows: string; each: Part[] };

/** A page and its response headers. A header whose value is empty is left out. */
export type Template = { html: Part[]; headers: Record<string, Part[]> };

/**
 * The templates of a site's pages. The host's release writes them to the site.
 *
 * `start`: the address whose page also answers `/`. `templates`: `area` is the default of an area's pages, and `frame`
 * is for an area's frame document. `pages`: the host's own pages, file → template. `reads`: hearing paths that the
 * host's pages read early, file → paths. `frame`: file name of the frame document. `worker`: the service worker's
 * text. `worker`, `themeColor` and `icons` (for the manifest) are absent in templates of older hosts.
 */
export type PageTemplates = {
  format: number;
  /** absent in templates of older hosts, whose slots are all required */
  slots?: { required: readonly string[]; optional: Record<string, unknown> };
  /** the commit from which the host was released, and its date, YYYY-MM-DD; absent if git did not know it */
  checkout?: { commit: string; date: string };
  start: string;
  templates: Record<string, Template>;
  pages: Record<string, string>;
  reads?: Record<string, string[]>;
  device: string;
  frame: string;
  worker?: string;
  themeColor?: string;
  icons?: { file: string; sizes: string; purpose?: 'maskable' }[];
};

/** Values of a page's slots. `optional`: values of optional slots that are in none of the other three. */
export type Slots = {
  text: Record<string, string>;
  json: Record<string, unknown>;
  rows: Record<string, readonly Record<string, string>[]>;
  optional?: Record<string, unknown>;
};

/** The values of a page's optional slots: from this tool, else from the site, else the templates' default. */
export function optionalValues(
  { slots }: PageTemplates,
  { text, json, rows }: Slots,
  kept: Record<string, unknown> = {},
): Record<string, unknown> {
  const known: Record<string, unknown> = { ...rows, ...json, ...text };
  const declared = Object.entries(slots?.optional ?? {});
  return Object.fromEntries(declared.map(([name, unset]) => [name, known[name] ?? kept[name] ?? unset]));
}

/** The reason why this tool cannot fill the templates of host `version`, with the checkout that can. Null if it can. */
export function templatesFault(
  { format = 0, slots, checkout }: Partial<PageTemplates>,
  version: string,
): string | null {
  if (format <= TEMPLATE_FORMAT) return null;
  const missing = (slots?.required ?? []).filter((name) => !SLOTS.required.includes(name));
  const needed = missing.length > 0 ? `, which need the slots ${missing.join(', ')}` : '';
  const newer = checkout
    ? `commit ${checkout.commit} of ${checkout.date}`
    : `the commit that host ${version} was released from`;
  return (
    `The site's host ${version} has page templates of format ${format}${needed}. This checkout fills formats up to ` +
    `${TEMPLATE_FORMAT}. Nothing was changed. Update this checkout to ${newer} or later, run npm ci, and release again.`
  );
}

/** Text escaped for an element or a quoted attribute. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** JSON for a script element, without a `<` that could end it. */
export function dataBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * Whether a script can be inlined unchanged: it does not end its element, and the HTML parser changes nothing in it.
 */
export const fitsInPage = (script: string) => !/<\/script|<!--|[\r\0]/i.test(script);

/**
 * Whether a style sheet can be inlined unchanged: it names no file, because a relative URL would then be relative to
 * the page.
 */
export const sheetFitsInPage = (sheet: string) =>
  !/<\/style|[\r\0]|@import|url\((?!["']?(?:data:|#))/i.test(sheet);

/**
 * A page, or with `asIs` a header, from its parts. Throws SiteFormatError for a required slot that this tool does not
 * fill.
 */
export function fill(parts: readonly Part[], slots: Slots, asIs = false): string {
  const { optional = {} } = slots;
  const of = <T>(values: Record<string, T>, name: string): T => {
    const left = Object.hasOwn(optional, name) ? (optional[name] as T) : undefined;
    const value = Object.hasOwn(values, name) ? values[name] : left;
    if (value === undefined)
      throw new SiteFormatError(
        `The site's page templates have a slot "${name}" that this release tool does not fill: release from a checkout as ` +
          'new as the host of the site, or release the host from this one.',
      );
    return value;
  };
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('text' in part) return asIs ? of(slots.text, part.text) : escaped(of(slots.text, part.text));
      if ('script' in part) return of(slots.text, part.script);
      if ('json' in part) return dataBlock(of(slots.json, part.json));
      return of(slots.rows, part.rows)
        .map((row) => fill(part.each, { ...slots, text: { ...slots.text, ...row } }, asIs))
        .join('');
    })
    .join('');
}
