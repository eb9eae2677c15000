/**
 * Text that may be a case number, on one footing: lower case, every kind of dash and space one `-`, digits of any
 * width, no invisible characters.
 */
export function unifyCaseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\s_\p{Pd}\u2212]+/gu, '-')
    .replace(/-?:-?/g, ':')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}
