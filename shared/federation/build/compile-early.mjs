import { rspack } from '@rspack/core';

/** After the minifier, which would take a comment away, and before names and integrity are reckoned. */
const AFTER_MINIFIER = 500;

/**
 * Has browsers that know the hint (Chromium from 136) compile the scripts that `files` names whole and off the main thread
 * while they come: nearly all in them runs before the first hearing. Others see a comment.
 */
export function compileEarly(files) {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: files,
    stage: AFTER_MINIFIER,
  });
}
