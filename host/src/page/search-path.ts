import { searchLink } from '@court/contract';

/** The address of a search at `path` for the typed text. Text with a digit opens the case number search. */
export const searchPath = (path: string, typed: string) =>
  /\d/.test(typed)
    ? searchLink('hearings', 'casenumber', typed)
    : path + (typed && `?${new URLSearchParams({ in: 'all', q: typed })}`);
