import type { Fault } from './fault';
import { CELL_FAULTS } from './faults-of-cells';
import { COLUMN_FAULTS } from './faults-of-columns';
import { DAY_FAULTS } from './faults-of-days';
import { DOCKET_FAULTS } from './faults-of-dockets';
import { ROW_FAULTS } from './faults-of-rows';
import { TEXT_FAULTS } from './faults-of-text';

/** By name, in the order in which they are applied: cells before rows. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  ...DOCKET_FAULTS,
  ...CELL_FAULTS,
  ...DAY_FAULTS,
  ...COLUMN_FAULTS,
  ...ROW_FAULTS,
  ...TEXT_FAULTS,
};

/** The faults of these names, in the order in which they are applied. */
export const faultsNamed = (names: readonly string[]): Fault[] =>
  Object.entries(FAULTS)
    .filter(([name]) => names.includes(name))
    .map(([, fault]) => fault);
