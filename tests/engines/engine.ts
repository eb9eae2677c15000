export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** The engines of the journeys. Firefox does not start if libfaketime sets its clock. */
export const ENGINES: readonly EngineName[] = process.env.FAKETIME
  ? ['chromium', 'webkit']
  : ['chromium', 'firefox', 'webkit'];

/** Keys that journeys press, by their names in the DOM. */
export type Key = 'Enter' | 'Tab' | 'Escape' | 'ArrowDown' | 'ArrowRight' | '/';

/** One window of a browser with a new profile. */
export type Engine = {
  /** Starts to open an address, and does not wait for it. */
  begin(url: string): Promise<void>;
  /** Evaluates an expression in the page. Waits if it is a promise. */
  evaluate(expression: string): Promise<unknown>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Clicks at a point of the viewport, CSS pixels. */
  click(x: number, y: number): Promise<void>;
  viewport(width: number, height: number): Promise<void>;
  /** Returns the errors of the console and uncaught errors since the last call. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
};
