import { isArea } from '@court/records';
import * as v from 'valibot';

/** Why a release could not be shown, as pages tell it (AreaFailure of @court/contract). */
export const FAILURES = ['network', 'timeout', 'integrity', 'skew', 'crash', 'hang', 'data'] as const;

/** Whose load it was: an area; or the registry, where what was fetched is not as it was signed. */
const area = v.custom<string>((given) => given === 'registry' || isArea(given));

const schema = v.pipe(
  v.object({
    area,
    // empty where no release was known
    release: v.pipe(v.string(), v.regex(/^[0-9A-Za-z.+-]{0,64}$/)),
    outcome: v.picklist(['shown', 'failed']),
    failure: v.nullable(v.picklist(FAILURES)),
    ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000)),
  }),
  v.check(({ outcome, failure }) => (outcome === 'failed') === (failure !== null)),
);

/** What became of one load of a release: whether it was shown, or why not. `ms`: since it was asked for. */
export type LoadReport = v.InferOutput<typeof schema>;

/** What a page has told, as JSON; null for anything else. What a page of another version tells beyond it is left out. */
export function readLoadReport(text: string): LoadReport | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = v.safeParse(schema, found);
  return parsed.success ? parsed.output : null;
}
