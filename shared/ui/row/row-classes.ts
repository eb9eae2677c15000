// imported before the rows' own sheets everywhere, because builds warn about a different order
import './board-section.module.css';
import * as base from './row-base.module.css';
import * as narrow from './row-narrow.module.css';
import * as print from './row-print.module.css';
import * as shapes from './row-shapes.module.css';

/** The classes of a part in the four style sheets: base, narrow, print, and timed or named rows. */
const part = (name: string) =>
  [base, narrow, print, shapes].flatMap((sheet: Record<string, string>) => sheet[name] ?? []).join(' ');

export const rows = part('rows');
export const row = part('row');
export const timed = part('timed');
export const named = part('named');
export const noCase = part('noCase');
export const noMatter = part('noMatter');
export const noState = part('noState');
export const off = part('off');
export const changed = part('changed');
export const time = part('time');
/** the part with the case number, since `case` is a reserved word */
export const caseNumber = part('case');
export const quiet = part('quiet');
export const title = part('title');
export const name = part('name');
export const differs = part('differs');
export const matter = part('matter');
export const line = part('line');
export const note = part('note');
export const state = part('state');
export const star = part('star');
export const below = part('below');
