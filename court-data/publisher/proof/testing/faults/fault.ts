import type { Pick, Sheet } from '../printing/sheet';
import type { Form, Styles } from '../printing/styles';
import type { Hearing } from '../printing/truth';

export type FaultContext = { pick: Pick; styles: Styles; form: Form };

/** A fault of real exports. Absent parts do nothing. A fault that does not fit changes nothing. */
export type Fault = {
  /** a docket in which the fault can occur */
  docket?: (docket: Hearing[], pick: Pick) => Hearing[];
  sheet?: (sheet: Sheet, context: FaultContext) => Sheet;
  /** the file's text */
  text?: (text: string, context: FaultContext & { delimiter: string }) => string;
  /** the rows of each file, if there are several files */
  files?: (sheet: Sheet, context: FaultContext) => Sheet[];
};
