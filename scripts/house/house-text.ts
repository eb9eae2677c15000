import type { HouseFigures } from './house-figures';

/** Files with one importer in percent of all source files. */
export const singleShare = ({ single, files }: HouseFigures) => (100 * single.length) / files;

/** The figures as lines to read; with `files` also the files behind each. */
export function houseText(figures: HouseFigures, { files }: { files: boolean }): string {
  const { medianLines, long, single, cycles, full, closures } = figures;
  const below = (paths: readonly string[]) => (files ? paths.map((path) => `    ${path}`) : []);
  const counted = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([path, count]) => `  ${path}: ${count}`);
  return [
    `${figures.files} source files without tests, median ${medianLines} lines`,
    `${Object.keys(long).length} files over 250 lines`,
    ...counted(long),
    `${single.length} files under 40 lines with one importer (${singleShare(figures).toFixed(1)} %)`,
    ...below(single),
    `${cycles.length} import cycles`,
    ...cycles.map((cycle) => `  ${cycle.join(', ')}`),
    `${Object.keys(full).length} folders over 20 source files`,
    ...counted(full),
    'Source files that a flow reaches:',
    ...Object.entries(closures).flatMap(([flow, reached]) => [
      `  ${flow}: ${reached.length}`,
      ...below(reached),
    ]),
  ].join('\n');
}
