import { type BuiltFile, isScript } from './built-folder';

/**
 * What only the host may bring, and code that any build of it has in it, minified or not. A copy in a remote would have a
 * state of its own. A test builds each of them and holds the marks against what comes out.
 */
export const MARKS: Record<string, RegExp> = {
  react: /\.isPureReactComponent\s*=/,
  'react/jsx-runtime': /\$\$typeof:\s*[\w$]+,\s*type:\s*[\w$]+,\s*key:/,
  'react-dom': /\.createPortal\s*=|__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/,
  scheduler: /unstable_scheduleCallback\s*=/,
  jotai: /`atom\$\{\+\+|__JOTAI_DEFAULT_STORE__/,
  'react-router-dom': /must be used within a data router/,
  firebase: /["']@firebase\/(app|database|util)["']/,
  '@court/contract': /\.dataset\.announcements\b|["']court-lists["']/,
};

/** The libraries whose code lies in a file of a build. */
export function bundledLibraries(file: BuiltFile): string[] {
  if (!isScript(file)) return [];
  const text = file.bytes.toString();
  return Object.entries(MARKS)
    .filter(([, mark]) => mark.test(text))
    .map(([name]) => name);
}
