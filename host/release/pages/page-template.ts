import { SiteFormatError } from '../site/registry-format';

/**
 * Slots that a release tool must fill, one list for each format. A released list never changes: a new required slot goes into
 * a new list at the end, which raises the format. So does a new kind of Part, with an empty list. Tools of a lower format
 * then refuse the site.
 */
export const REQUIRED_SLOTS: readonly (readonly string[])[] = [
  [
    ...['name', 'site', 'connect', 'frames', 'developers', 'integrityPolicy', 'priority', 'config'],
    ...['reads', 'readViews', 'readZone', 'readClock', 'readBefore', 'readAfter'],
    ...['firstPaint', 'onePaint', 'textPaint', 'filePaint', 'viewPaints'],
    ...['scripts', 'sheets', 'textSheets', 'fileSheets'],
    // of a row
    ...['file', 'integrity', 'mark', 'code', 'view'],
  ],
];

/** The format of the templates that this tool writes. It fills this one and all lower ones. */
export const TEMPLATE_FORMAT = REQUIRED_SLOTS.length;

/**
 * Slots that a release tool of the same format need not know → the value for a page that has none yet. A tool that does not
 * know a slot leaves the value that the last composing wrote into the page. So a slot may be optional only if its value stays
 * right under a later release of the page's area.
 */
const OPTIONAL_SLOTS: Record<string, unknown> = {};

/** The slots as the host's templates name them. */
export const SLOTS: NonNullable<PageTemplates['slots']> = {
  required: REQUIRED_SLOTS.flat(),
  optional: OPTIONAL_SLOTS,
};

/** A piece of a page: text as it is, a text slot, the text of a script or sheet, a slot of JSON, or a row that is repeated for each of a slot's rows. */
export type Part =
  | string
  | { text: string }
  | { script: string }
  | { json: string }
  | { rows: string; each: Part[] };

/** A page and the headers that it is sent with; a header that is filled with nothing is left out. */
export type Template = { html: Part[]; headers: Record<string, Part[]> };

/**
 * How the pages of a site are made, as the host's release writes it into the site. `start`: the address whose page answers
 * `/` too. `templates`: `area` for an area's pages unless a route names another, `frame` for an area's document apart from the
 * page. `pages`: the host's own pages, file → template; `reads`: what of the database those ask for before anything else, of hearings, file → paths. `frame`: the file of that document. `worker`: the service worker's text; absent in templates of older hosts, as are `themeColor` and `icons`, which the site's manifest names.
 */
export type PageTemplates = {
  format: number;
  /** absent in templates of older hosts, whose slots are all required */
  slots?: { required: readonly string[]; optional: Record<string, unknown> };
  /** the commit that the host was released from, and its date, YYYY-MM-DD; absent if git did not say */
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

/** Values of a page's slots. `optional`: values of optional slots, for those that the other three lack. */
export type Slots = {
  text: Record<string, string>;
  json: Record<string, unknown>;
  rows: Record<string, readonly Record<string, string>[]>;
  optional?: Record<string, unknown>;
};

/** The values of a page's optional slots: as this tool fills them, else as the site has them, else as the templates say. */
export function optionalValues(
  { slots }: PageTemplates,
  { text, json, rows }: Slots,
  kept: Record<string, unknown> = {},
): Record<string, unknown> {
  const known: Record<string, unknown> = { ...rows, ...json, ...text };
  const declared = Object.entries(slots?.optional ?? {});
  return Object.fromEntries(declared.map(([name, unset]) => [name, known[name] ?? kept[name] ?? unset]));
}

/** Why this tool cannot fill the templates of the host `version`, with the checkout that can; null if it can. */
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

/** Text as it may stand in an element or a quoted attribute. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** JSON as it may stand in a script element: no `<` that could end it. */
export function dataBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Whether a script may stand in a page as it is: its element is not ended by it, and the page's parser changes nothing of it. */
export const fitsInPage = (script: string) => !/<\/script|<!--|[\r\0]/i.test(script);

/** Whether a sheet may stand in a page as it is: it names no file, which it would look for beside the page then. */
export const sheetFitsInPage = (sheet: string) =>
  !/<\/style|[\r\0]|@import|url\((?!["']?(?:data:|#))/i.test(sheet);

/** A page, or with `asIs` a header, of its parts. Throws SiteFormatError for a required slot that this tool does not fill. */
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
