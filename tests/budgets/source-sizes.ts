import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { median } from './median';

/** Median and maximum size, in lines, of tracked source files without tests. */
export function sourceSizes(): string {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css', '*.mjs'], { encoding: 'utf8' });
  const files = listed
    .split('\n')
    .filter((file) => existsSync(file) && !/\.test\.|fixtures|\.d\.m?ts$/.test(file));
  const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;
  const sized = files.map((file) => ({ file, lines: lines(file) })).sort((a, b) => b.lines - a.lines);
  const [largest] = sized;
  return `${files.length} source files, median ${median(sized.map((each) => each.lines))} lines, largest ${largest?.lines} (${largest?.file})`;
}
