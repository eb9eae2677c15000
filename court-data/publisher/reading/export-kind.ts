import { JUDGE_FIELDS, SOURCE_FIELDS, TRUSTEE_FIELDS } from '@court/records';

/** The kinds of file a court hands over, and the fields that each one's format knows. */
export const EXPORT_FIELDS = {
  hearings: SOURCE_FIELDS,
  meetings: SOURCE_FIELDS,
  judges: JUDGE_FIELDS,
  trustees: TRUSTEE_FIELDS,
};

export type ExportKind = keyof typeof EXPORT_FIELDS;

export const EXPORT_KINDS = ['hearings', 'meetings', 'judges', 'trustees'] as const satisfies ExportKind[];

export function isExportKind(text: string): text is ExportKind {
  return EXPORT_KINDS.some((kind) => kind === text);
}
