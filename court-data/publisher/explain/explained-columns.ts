import { SOURCE_FIELDS } from '@court/domain';
import type { FieldMap } from '../reading/field-map/load-field-map';
import { hidePrivate } from '../reading/text/private-data';
import type { ExplainedColumn, Explanation } from './explanation';
import type { Look } from './look-at-export';
import { type Match, valuesOf } from './match-columns';

/** Number of values shown for a column. */
const SAMPLES = 3;

/** Each column with its use in the map and up to three of its values. */
export function explainedColumns(
  look: Look,
  matches: readonly Match[],
  { map, kind, isOwnMap }: { map: FieldMap; kind: Explanation['kind']; isOwnMap: boolean },
) {
  const { ignore, join, only, rows, copies } = map.reading;
  const used = (heading: string): string | null => {
    const joined = [...join].flatMap(([field, parts]) => (parts.includes(heading) ? [field] : []));
    if (joined.length > 0) return `part of ${joined.join(' and ')}`;
    if (ignore.has(heading)) return 'ignored';
    if (only.has(heading)) return 'selects rows';
    if (rows?.role === heading) return 'role of a party';
    return map[kind].get(heading) ?? (SOURCE_FIELDS.includes(heading) ? heading : null);
  };
  return look.headings.flatMap((heading, column): ExplainedColumn[] => {
    if (heading === '' && valuesOf(look, column).length === 0) return [];
    const use = used(heading);
    const match = matches[column];
    const isProposed = match?.field !== null && match?.field === use;
    const isTitled = use === 'caseNumber' && copies.get('caseTitle') === 'caseNumber';
    const explained: ExplainedColumn = {
      heading,
      use: isTitled ? 'caseNumber and caseTitle' : use,
      confidence: use === null ? 'asked' : isProposed ? (match?.confidence ?? null) : null,
      why:
        isProposed || use === null
          ? (match?.why ?? '')
          : use === 'ignored'
            ? isOwnMap
              ? 'the map says so'
              : 'the calendar has no place for it'
            : isOwnMap
              ? 'the map says so'
              : use.startsWith('part of')
                ? 'names that are in several columns'
                : '',
      samples: [...new Set(valuesOf(look, column))]
        .slice(0, SAMPLES)
        .map((text) => hidePrivate(text.replace(/\s*\n\s*/g, ' / '), heading)),
    };
    return [explained];
  });
}
