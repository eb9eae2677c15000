import { SiteFormatError } from '../site/registry-format';

/**
 * The format of page templates: the slots that can be filled, and what is put into them (site-pages.ts). Another number is for
 * another release tool.
 */
export const TEMPLATE_FORMAT = 1;

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

/** What the slots of a page are filled with. */
export type Slots = {
  text: Record<string, string>;
  json: Record<string, unknown>;
  rows: Record<string, readonly Record<string, string>[]>;
};

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

/** A page, or with `asIs` a header, of its parts. Throws SiteFormatError for a slot that this tool does not fill. */
export function fill(parts: readonly Part[], slots: Slots, asIs = false): string {
  const of = <T>(values: Record<string, T>, name: string): T => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
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
