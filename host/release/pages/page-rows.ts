import type { AreaRoute, Release } from '@court/contract';
import { integrityOf } from '../build/content-hash';
import { fitsInPage, type Slots, sheetFitsInPage } from './page-template';

/** The views of a route's page that have a first paint of their own: what each reads, and the file. */
export function viewsOf({ reads, views = {} }: Partial<AreaRoute>, { firstPaints = {} }: Release) {
  const known = Object.entries(views).filter(([, { firstPaint }]) => reads && firstPaints[firstPaint]);
  return Object.fromEntries(known);
}

/**
 * The files that a page wants of its area: an entry takes up the parts that have come before it. Of a `route` that says what it
 * reads the first screen is drawn before they come: by one first paint, or by that of the view ('': the page's own) that the
 * address names. The one of a page stands in it, where `textOf` gives its file's text: it is run while the docket is still coming. So do its sheets, for which the
 * first rows then wait no more. `firstPaint`, `onePaint` and `sheets`: for templates of hosts that know of no views, or of no texts in the page.
 */
export function rowsOf(
  release: Release | null,
  page: string,
  route: Partial<AreaRoute> = {},
  textOf: (file: string) => string | null = () => null,
): Slots['rows'] {
  const { firstPaint: paint, reads } = route;
  const named = paint ? release?.firstPaints?.[paint] : release?.firstPaint;
  const first = reads && named ? [named] : [];
  const views = Object.entries(release ? viewsOf(route, release) : {}).flatMap(([view, own]) => {
    const file = release?.firstPaints?.[own.firstPaint];
    return file ? [{ view, ...file }] : [];
  });
  const here = (release?.preload ?? []).filter(({ pages: of }) => !of || of.includes(page));
  const row = ({ file, integrity }: { file: string; integrity: string | null }) => ({
    file,
    integrity: integrity ?? '',
  });
  const scripts = here.filter(({ as }) => as === 'script');
  const one = views.length > 0 ? [] : first;
  const textIn = <T extends { file: string; integrity: string }>(of: T, fits: (text: string) => boolean) => {
    const code = textOf(of.file) ?? '';
    return integrityOf(code) === of.integrity && fits(code) ? [{ ...of, code }] : [];
  };
  const texts = one.flatMap((each) => textIn(each, fitsInPage));
  const sheets = here
    .filter(({ as, chunk }) => as === 'style' && chunk !== undefined)
    .map((sheet) => ({ ...row(sheet), mark: `${release?.container}:chunk-${sheet.chunk}` }));
  const sheetTexts = sheets.flatMap((each) => textIn(each, sheetFitsInPage));
  // one alone in the page would change their order
  const areTexts = sheetTexts.length === sheets.length;
  return {
    firstPaint: first,
    onePaint: one,
    textPaint: texts,
    filePaint: texts.length > 0 ? [] : one,
    viewPaints: views.length > 0 ? [...first.map((file) => ({ view: '', ...file })), ...views] : [],
    scripts: scripts
      .sort((a, b) => Number(a.file === release?.entry) - Number(b.file === release?.entry))
      .map(row),
    sheets,
    textSheets: areTexts ? sheetTexts : [],
    fileSheets: areTexts ? [] : sheets,
  };
}
