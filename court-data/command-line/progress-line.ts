const LINE_EVERY_MS = 5_000;

type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/**
 * Prints sentences and the progress of long work. On a terminal the progress is one line that is redrawn below the
 * sentences. Otherwise it is a new line every five seconds.
 */
export function progressLine(output: Output = process.stdout, now: () => number = () => performance.now()) {
  let shown = '';
  let saidAt = Number.NEGATIVE_INFINITY;
  const clear = () => {
    if (shown !== '') output.write('\r\u001b[K');
    shown = '';
  };
  return {
    say(sentence: string) {
      const under = shown;
      clear();
      output.write(`${sentence}\n`);
      if (under !== '') output.write(under);
      shown = under;
    },
    show(progress: string) {
      if (output.isTTY) {
        clear();
        output.write(progress);
        shown = progress;
      } else if (now() - saidAt >= LINE_EVERY_MS) {
        saidAt = now();
        output.write(`${progress}\n`);
      }
    },
    /** Erases the progress line. */
    clear,
  };
}

export type ProgressLine = ReturnType<typeof progressLine>;
