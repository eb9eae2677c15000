const LINE_EVERY_MS = 5_000;

type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/**
 * Prints sentences, and the progress of long work beside them: on a terminal in one line that is written again and again
 * below the sentences, otherwise in a line every five seconds.
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
    /** Takes the line away. */
    clear,
  };
}

export type ProgressLine = ReturnType<typeof progressLine>;
