import { readRow } from '@court/domain';

/** 300 characters, the length of the longest titles of real dockets. */
export const LONG_TITLE = `${'Sabinal Fork Federal Credit Union, as assignee of the Estate of Guadalupe Peña-Oakesmith, v. '.repeat(3)}et al.`;

/** A hearing to star, in a list's format. Sample data. */
export const STARRED = readRow('2026-11-30', '0930~h1', {
  n: '26-50001',
  c: 'Guadalupe Peña',
  y: 'bk',
  h: '13',
  m: 'Motion for relief from stay',
  s: 'scheduled',
});
