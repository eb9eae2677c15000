import { isArea } from '@court/domain';
import * as v from 'valibot';

/** Why a release could not be shown, as pages report it (AreaFailure of @court/contract). */
export const FAILURES = ['network', 'timeout', 'integrity', 'skew', 'crash', 'hang', 'data'] as const;

/** The area that failed to load. "registry" if a downloaded file does not match its signature. */
const area = v.custom<string>((given) => given === 'registry' || isArea(given));

const schema = v.pipe(
  v.object({
    area,
    // empty if no release was known
    release: v.pipe(v.string(), v.regex(/^[0-9A-Za-z.+-]{0,64}$/)),
    outcome: v.picklist(['shown', 'failed']),
    failure: v.nullable(v.picklist(FAILURES)),
    ms: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_600_000)),
  }),
  v.check(({ outcome, failure }) => (outcome === 'failed') === (failure !== null)),
);

/** The result of one load of a release: shown or failed. `ms` is the time since the load started. */
export type LoadReport = v.InferOutput<typeof schema>;

/** Parses a page's report (JSON). Null if it is invalid. Drops unknown fields, which newer pages may send. */
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
