/**
 * Unique container name of a release. With one name for all, a rollback during a session would still run the newer
 * release.
 */
export function containerName(area, version) {
  return `${area}_${version}`.replace(/[^a-z0-9]+/gi, '_');
}
