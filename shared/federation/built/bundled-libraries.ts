import { type BuiltFile, isScript } from './built-folder';

/**
 * Libraries that only the host may bundle, with a pattern that matches any build of each, minified or not. A copy in a
 * remote would have its own state. A test builds each library and checks its pattern.
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

/** The libraries whose code is in a file of a build. */
export function bundledLibraries(file: BuiltFile): string[] {
  if (!isScript(file)) return [];
  const text = file.bytes.toString();
  return Object.entries(MARKS)
    .filter(([, mark]) => mark.test(text))
    .map(([name]) => name);
}
