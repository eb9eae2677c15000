import { rspack } from '@rspack/core';

/** A stage after the minifier, which would remove the comment, and before file names and integrity are computed. */
const AFTER_MINIFIER = 500;

/**
 * Adds a hint to the scripts in `files`, because nearly all of their code runs before the first hearing appears.
 * Chromium from 136 then compiles them completely, off the main thread, while they load. Other browsers see a comment.
 */
export function compileEarly(files) {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: files,
    stage: AFTER_MINIFIER,
  });
}
