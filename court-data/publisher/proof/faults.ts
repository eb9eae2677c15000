import { CELL_FAULTS } from './faults-of-cells';
import { COLUMN_FAULTS } from './faults-of-columns';
import { DOCKET_FAULTS } from './faults-of-dockets';
import { ROW_FAULTS } from './faults-of-rows';
import { TEXT_FAULTS } from './faults-of-text';
import type { Form, Styles } from './plan';
import type { Pick, Sheet } from './sheet';
import type { Hearing } from './truth';

export type FaultContext = { pick: Pick; styles: Styles; form: Form };

/** A fault of real exports. Each part is left out where the fault has none; a fault that does not fit changes nothing. */
export type Fault = {
  /** a docket in which the fault can happen */
  docket?: (docket: Hearing[], pick: Pick) => Hearing[];
  sheet?: (sheet: Sheet, context: FaultContext) => Sheet;
  /** the file's text */
  text?: (text: string, context: FaultContext & { delimiter: string }) => string;
  /** the rows of each file, if they are several */
  files?: (sheet: Sheet, context: FaultContext) => Sheet[];
};

/** By name, in the order in which they are applied: cells before rows. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  ...DOCKET_FAULTS,
  ...CELL_FAULTS,
  ...COLUMN_FAULTS,
  ...ROW_FAULTS,
  ...TEXT_FAULTS,
};

/** The faults of these names, in the order in which they are applied. */
export const faultsNamed = (names: readonly string[]): Fault[] =>
  Object.entries(FAULTS)
    .filter(([name]) => names.includes(name))
    .map(([, fault]) => fault);
