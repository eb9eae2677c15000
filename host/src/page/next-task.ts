/** Settles in a new task. One long task would leave the reader's press unanswered until it ends. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
