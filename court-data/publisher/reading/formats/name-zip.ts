import type { ZipEntry } from './zip-entries';

const PARTS: readonly { part: RegExp; reason: string }[] = [
  { part: /^xl\/workbook\.bin$/, reason: 'is a binary workbook (.xlsb). Save it as a workbook (.xlsx)' },
  {
    part: /^word\/document/,
    reason: 'is a Word document (.docx). Export the list as CSV or as a workbook (.xlsx)',
  },
  { part: /^ppt\//, reason: 'is a presentation (.pptx). Export the list as CSV or as a workbook (.xlsx)' },
  {
    part: /^Index\/|\.iwa$/,
    reason: 'is a file of Apple Numbers or Pages. Export it as CSV or as a workbook (.xlsx)',
  },
];

const OPEN_DOCUMENT: Readonly<Record<string, string>> = {
  'application/vnd.oasis.opendocument.spreadsheet':
    'is a spreadsheet of OpenOffice or LibreOffice (.ods). Save it as a workbook (.xlsx) or as CSV',
  'application/vnd.oasis.opendocument.text':
    'is a text document of OpenOffice or LibreOffice (.odt). Export the list as CSV or as a workbook (.xlsx)',
};

/** The reason for which a zip archive is not a readable workbook. Null if it is one. */
export function nameZip(entries: readonly ZipEntry[] | null): string | null {
  if (!entries) return 'is a workbook or zip archive that is damaged or cut short. Export it again';
  if (entries.some(({ isEncrypted }) => isEncrypted))
    return 'is a zip archive that is protected by a password. Unpack it first, and give the file in it';
  if (entries.some(({ name }) => name === 'xl/workbook.xml')) return null;
  const type =
    entries
      .find(({ name }) => name === 'mimetype')
      ?.packed.toString('latin1')
      .trim() ?? '';
  const found = PARTS.find(({ part }) => entries.some(({ name }) => part.test(name)));
  const files = entries.slice(0, 3).map(({ name }) => name);
  return (
    OPEN_DOCUMENT[type] ??
    found?.reason ??
    `is a zip archive${files.length > 0 ? ` that holds ${files.join(', ')}` : ' that holds nothing'}${entries.length > 3 ? ' …' : ''}. Unpack it first, and give the file in it`
  );
}
