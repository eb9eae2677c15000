const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/**
 * Whether a version as 1.2.3 is in a range as ^1.0.0, in place of Module Federation's own reading, which makes its regular
 * expressions anew for each of some 60 shared parts before the first screen. What is needed of a host is written in no
 * other way (shared/build/share-list.mjs); a version or range that is throws RangeError.
 */
export function satisfy(version, range) {
  const has = VERSION.exec(version);
  const wants = range.startsWith('^') ? VERSION.exec(range.slice(1)) : null;
  if (!has || !wants || wants[1] === '0')
    throw new RangeError(`No plain version and range: ${version} in ${range}`);
  return has[1] === wants[1] && (has[2] - wants[2] || has[3] - wants[3]) >= 0;
}
