import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { textTable } from '../../../court-data/command-line/text-table.mjs';

/** One figure of a benchmark. `subject` is `ours` or the peer's package name. */
export type Figure = {
  bench: string;
  subject: string;
  /** the condition of the measurement, such as a number of hearings or a network's name */
  size: number | string;
  metric: string;
  value: number;
  unit: string;
};

/** Appends figures to the JSON file `file`. */
export function report(figures: readonly Figure[], file: string): void {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figure[]) : [];
  writeFileSync(file, `${JSON.stringify([...before, ...figures], null, 1)}\n`);
}

/** A table with one line for each metric and one column for each size. */
export function table(figures: readonly Figure[]): string {
  const sizes = [...new Set(figures.map(({ size }) => String(size)))];
  const names = [...new Set(figures.map(({ subject, metric, unit }) => `${subject} ${metric} (${unit})`))];
  const cell = (name: string, size: string) => {
    const figure = figures.find(
      (one) => String(one.size) === size && `${one.subject} ${one.metric} (${one.unit})` === name,
    );
    return figure ? figure.value.toLocaleString('en-US', { maximumFractionDigits: 1 }) : '–';
  };
  const rows = [['', ...sizes], ...names.map((name) => [name, ...sizes.map((size) => cell(name, size))])];
  return textTable(rows, 1).join('\n');
}
