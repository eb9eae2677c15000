/** A printed number without office code and type: '5:26-bk-50145-hto' → '26-50145-hto'. Other texts stay as printed. */
export const shortPrintedNumber = (printed: string): string =>
  printed.replace(/^(?:\d:)?(\d{2}|\d{4})-(?:(?:bk|ap|mp)-)?(?=\d)/i, '$1-');
