import { ApiError, type ApiRecord } from './api-text';

/** Changes of the API since it was recorded, by name. */
export type ApiChange = { added: string[]; changed: string[]; missing: string[] };

export function compareApi({ names: before }: ApiRecord, { names: after }: ApiRecord): ApiChange {
  const [was, is] = [Object.keys(before), Object.keys(after)];
  return {
    added: is.filter((name) => !Object.hasOwn(before, name)),
    changed: is.filter((name) => Object.hasOwn(before, name) && before[name] !== after[name]),
    missing: was.filter((name) => !Object.hasOwn(after, name)),
  };
}

export const isSame = ({ added, changed, missing }: ApiChange) =>
  added.length + changed.length + missing.length === 0;

/** The changes as lines for a review. */
export function changeLines({ added, changed, missing }: ApiChange): string[] {
  return [
    ...added.map((name) => `+ ${name}`),
    ...changed.map((name) => `~ ${name}`),
    ...missing.map((name) => `- ${name}`),
  ];
}

type Versions = { from: string; to: string; changelog: string };

/**
 * Checks that the package's version fits the change. A new name needs a minor version. A changed or missing name needs
 * a major version, unless the changelog gives the reason under the new version. Throws ApiError, which says what to
 * do.
 */
export function checkVersion(change: ApiChange, { from, to, changelog }: Versions): void {
  if (isSame(change)) return;
  const [was = [], is = []] = [from, to].map((version) => version.split('.').map(Number));
  const isMajor = (is[0] ?? 0) > (was[0] ?? 0);
  const isMinor = isMajor || ((is[0] ?? 0) === (was[0] ?? 0) && (is[1] ?? 0) > (was[1] ?? 0));
  const section = new RegExp(`^## ${to.replaceAll('.', '\\.')}\\b[^]*?(?=^## |$(?![^]))`, 'm').exec(
    changelog,
  )?.[0];
  if (!section)
    throw new ApiError(`shared/contract/CHANGELOG.md has no section "## ${to}": tell there what changed.`);
  const breaking = [...change.changed, ...change.missing].filter(
    (name) => !section.includes(`\`${name}\`: `),
  );
  if (breaking.length > 0 && !isMajor)
    throw new ApiError(
      `${breaking.join(', ')} changed or went since ${from}: that is a major version of shared/contract/package.json, or ` +
        `a line "- \`${breaking[0]}\`: why areas that are out still run" under "## ${to}" of its CHANGELOG.md.`,
    );
  if (change.added.length > 0 && !isMinor)
    throw new ApiError(
      `${change.added.join(', ')} came since ${from}: that is a minor version of shared/contract/package.json.`,
    );
}
