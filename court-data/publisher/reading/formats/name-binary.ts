import { open } from 'node:fs/promises';

/** File types that are not exports, by their first bytes, and the remedy. */
const KINDS: readonly { begins: string; reason: string }[] = [
  {
    begins: '%PDF-',
    reason:
      'is a PDF. A PDF has no columns: export the list as CSV or as a workbook (.xlsx) from the program that made it',
  },
  { begins: '\x89PNG', reason: 'is a picture (PNG). Export the list as CSV or as a workbook (.xlsx)' },
  { begins: '\xff\xd8\xff', reason: 'is a picture (JPEG). Export the list as CSV or as a workbook (.xlsx)' },
  { begins: 'GIF8', reason: 'is a picture (GIF). Export the list as CSV or as a workbook (.xlsx)' },
  { begins: 'II*\0', reason: 'is a picture (TIFF). Export the list as CSV or as a workbook (.xlsx)' },
  { begins: 'MM\0*', reason: 'is a picture (TIFF). Export the list as CSV or as a workbook (.xlsx)' },
  { begins: '\x1f\x8b', reason: 'is compressed (gzip). Unpack it first' },
  { begins: 'BZh', reason: 'is compressed (bzip2). Unpack it first' },
  { begins: '\xfd7zXZ\0', reason: 'is compressed (xz). Unpack it first' },
  { begins: '(\xb5/\xfd', reason: 'is compressed (zstd). Unpack it first' },
  { begins: "7z\xbc\xaf'\x1c", reason: 'is an archive (7z). Unpack it first, and give the file in it' },
  { begins: 'Rar!\x1a', reason: 'is an archive (RAR). Unpack it first, and give the file in it' },
  { begins: '{\\rtf', reason: 'is a text document (RTF). Export the list as CSV or as a workbook (.xlsx)' },
  { begins: 'SQLite format 3\0', reason: 'is a SQLite database. Export its table as CSV' },
  { begins: 'PAR1', reason: 'is a Parquet file. Export it as CSV' },
];

const ZIP = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'];
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const HEAD_BYTES = 1_024;
/** An older Office file lists its parts in a directory, which can be anywhere in the file. */
const MAX_OLE_BYTES = 64 * 1_048_576;

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const OLE_PARTS: readonly { part: string; reason: string }[] = [
  {
    part: 'EncryptedPackage',
    reason: 'is protected by a password. Save a copy without it (in Excel: File, Info, Protect Workbook)',
  },
  {
    part: 'WordDocument',
    reason: 'is a Word document (.doc). Export the list as CSV or as a workbook (.xlsx)',
  },
  { part: '__substg1.0_', reason: 'is an Outlook message (.msg). Save its attachment, and give that file' },
  {
    part: 'PowerPoint Document',
    reason: 'is a presentation. Export the list as CSV or as a workbook (.xlsx)',
  },
  {
    part: 'Workbook',
    reason: 'is a workbook of Excel 2003 or older (.xls). Open it and save it as a workbook (.xlsx)',
  },
  {
    part: 'Book',
    reason: 'is a workbook of Excel 95 or older (.xls). Open it and save it as a workbook (.xlsx)',
  },
];

async function firstBytes(path: string, most: number): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    const bytes = Buffer.alloc(Math.min(size, most));
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/**
 * Detects a binary file: `zip` (perhaps a workbook), or the reason for which it is not an export. Null if it may be
 * text.
 */
export async function nameBinary(path: string): Promise<'zip' | { reason: string } | null> {
  const head = (await firstBytes(path, HEAD_BYTES)).toString('latin1');
  if (ZIP.some((begins) => head.startsWith(begins))) return 'zip';
  if (head.startsWith(OLE)) {
    const bytes = await firstBytes(path, MAX_OLE_BYTES);
    const found = OLE_PARTS.find(({ part }) => bytes.includes(utf16(part)));
    return {
      reason:
        found?.reason ??
        'is a file of an older Office program. Export the list as CSV or as a workbook (.xlsx)',
    };
  }
  // a PDF may have some bytes before its signature
  const kind = KINDS.find(({ begins }) =>
    begins === '%PDF-' ? head.includes(begins) : head.startsWith(begins),
  );
  return kind ? { reason: kind.reason } : null;
}
