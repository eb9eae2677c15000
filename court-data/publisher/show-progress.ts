import { Presets, SingleBar } from 'cli-progress';

const STEPS = 10;

/** Says how many updates of a publication are written; `end` when it is over, however it ended. */
export type Progress = { show: (written: number, total: number) => void; end: () => void };

function asLines(court: string): Progress {
  let said = 0;
  const show = (written: number, total: number) => {
    const step = Math.floor((written / total) * STEPS);
    if (step === said) return;
    said = step;
    console.error(`${court}: ${written} of ${total} updates written`);
  };
  return { show, end: () => undefined };
}

function asBar(court: string): Progress {
  const format = `${court} {bar} {percentage}% | {value} of {total} updates written | {eta_formatted} to go`;
  const bar = new SingleBar({ format, stream: process.stderr, linewrap: true }, Presets.shades_classic);
  const show = (written: number, total: number) => {
    if (bar.isActive) bar.update(written);
    else bar.start(total, written);
  };
  return { show, end: () => bar.stop() };
}

/** On stderr: a bar on a terminal; a line for each tenth where there is none, or `plain` lines are wanted. */
export function showProgress(court: string, plain: boolean): Progress {
  return plain || !process.stderr.isTTY ? asLines(court) : asBar(court);
}
