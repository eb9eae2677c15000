/** Desktop defaults (specification §9); a court's `specs` override them. */
export const DESKTOP_SPECS = {
  specCSType: 'ap,bk,mp',
  specCSChapter: '7,9,11,12,13,15',
  specShowExtraWhiteSpace: '0',
  specShowIPCEventTime: 'Y',
};

/** Areas by workspace name. */
export const AREAS = ['mfe-calendar', 'mfe-search', 'mfe-s341', 'mfe-locations', 'mfe-settings'] as const;
export type Area = (typeof AREAS)[number];
