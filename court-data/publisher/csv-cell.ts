/** What a cell of a field holds that is not plain text. */
const KINDS: Readonly<Record<string, 'list' | 'json' | 'text or json' | 'number'>> = {
  trustees: 'list',
  relatedDocs: 'list',
  debtors: 'json',
  attorneys: 'json',
  appear: 'json',
  tentative: 'json',
  movant: 'text or json',
  durationMinutes: 'number',
};

function listOf(cell: string): string[] {
  return cell
    .split('|')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function numberOf(cell: string): number | string {
  return /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
}

/**
 * The value of a field whose trimmed cell is given; an empty cell is null. Lists are separated by `|`, people and how to
 * appear are JSON. Throws SyntaxError for a cell that must be JSON and is not.
 */
export function cellValue(field: string, cell: string): unknown {
  if (cell === '') return null;
  const kind = KINDS[field];
  if (kind === 'list') return listOf(cell);
  if (kind === 'number') return numberOf(cell);
  if (kind === 'json' || (kind === 'text or json' && cell.startsWith('{'))) return JSON.parse(cell);
  return cell;
}
