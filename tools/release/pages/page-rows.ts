import type { AreaRoute, Release } from '@court/contract';
import { integrityOf } from '../build/content-hash';
import { fitsInPage, type Slots, sheetFitsInPage } from './page-template';

/** The views of a route's page that have their own first paint, with the paths that each reads. */
export function viewsOf({ reads, views = {} }: Partial<AreaRoute>, { firstPaints = {} }: Release) {
  const known = Object.entries(views).filter(([, { firstPaint }]) => reads && firstPaints[firstPaint]);
  return Object.fromEntries(known);
}

/**
 * The files of an area that a page loads, as rows of template slots. The entry is last, and uses the chunks loaded
 * before it.
 *
 * A `route` with `reads` has a first paint, or one per view ('' is the page's default view). The first paint of all
 * views of a page is inlined if `textOf` returns its text. It then runs while the docket is still loading. Its style
 * sheets are inlined too, so that the first rows do not wait for them.
 *
 * `firstPaint`, `onePaint` and `sheets` are for templates of older hosts without views or inlined texts.
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
  const one = views.every(({ file }) => file === first[0]?.file) ? first : [];
  const textIn = <T extends { file: string; integrity: string }>(of: T, fits: (text: string) => boolean) => {
    const code = textOf(of.file) ?? '';
    return integrityOf(code) === of.integrity && fits(code) ? [{ ...of, code }] : [];
  };
  const texts = one.flatMap((each) => textIn(each, fitsInPage));
  const sheets = here
    .filter(({ as, chunk }) => as === 'style' && chunk !== undefined)
    .map((sheet) => ({ ...row(sheet), mark: `${release?.container}:chunk-${sheet.chunk}` }));
  const sheetTexts = sheets.flatMap((each) => textIn(each, sheetFitsInPage));
  // inlining only some of them would change their order
  const areTexts = sheetTexts.length === sheets.length;
  return {
    firstPaint: first,
    onePaint: one,
    textPaint: texts,
    filePaint: texts.length > 0 ? [] : one,
    viewPaints: one.length > 0 ? [] : [...first.map((file) => ({ view: '', ...file })), ...views],
    scripts: scripts
      .sort((a, b) => Number(a.file === release?.entry) - Number(b.file === release?.entry))
      .map(row),
    sheets,
    textSheets: areTexts ? sheetTexts : [],
    fileSheets: areTexts ? [] : sheets,
  };
}
