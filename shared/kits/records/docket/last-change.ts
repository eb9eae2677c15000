import type { CHANGED_FIELDS, RecordChange } from './change-record';

/** What a record was before its last change, by field: only what that change was about. '' where it was not given. */
export type Formerly = { [Field in (typeof CHANGED_FIELDS)[number]]?: string };

/** A record that was only added was nothing before. */
export function formerly(changes: readonly RecordChange[] = []): Formerly {
  const last = changes.at(-1);
  if (!last || last.what === 'added') return {};
  const { at: _at, what: _what, appear: _appear, ...fields } = last;
  return Object.fromEntries(Object.entries(fields).map(([field, { from = '' }]) => [field, from]));
}
