import { rejectLine } from './checking/reject';
import type { Failure } from './failure';
import { formatSummary } from './format-summary';
import type { PublishSummary } from './publish-summary';

/** Ids taken out of public view, and ids of which nothing was ever published. */
export type Withdrawal = { withdrawn: string[]; unknown: string[] };

/** Says what became of a publication: in sentences for a clerk, or as JSON for a machine. */
export type Report = {
  done: (summary: PublishSummary) => void;
  withdrawn: (withdrawal: Withdrawal) => void;
  /** `again`: the same was said last */
  failed: (failure: Failure, again?: boolean) => void;
};

/** What was done goes to stdout; what went wrong to stderr, each reject with its place. */
export const sentences: Report = {
  done: (summary) => console.log(formatSummary(summary)),
  withdrawn: ({ withdrawn, unknown }) => {
    for (const id of withdrawn) console.log(`${id}: withdrawn from public view`);
    for (const id of unknown) console.error(`${id}: no record has this id. Check it, and give it again`);
  },
  failed: ({ rejects, message }, again = false) => {
    if (!again) for (const reject of rejects) console.error(rejectLine(reject));
    console.error(message);
  },
};

/** One object on stdout for each publication; `indent` spaces, 0 for one line each. */
export function json(indent: number): Report {
  const print = (value: object) => console.log(JSON.stringify(value, null, indent));
  return {
    done: print,
    withdrawn: (withdrawal) => print({ outcome: 'withdrawn', ...withdrawal }),
    failed: (failure) => print(failure),
  };
}
