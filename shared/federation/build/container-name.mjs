/** Container name of one release alone: under one name for all, going back in a session would still run the newer. */
export function containerName(area, version) {
  return `${area}_${version}`.replace(/[^a-z0-9]+/gi, '_');
}
