import type { Pick, Sheet } from '../printing/sheet';
import type { Form, Styles } from '../printing/styles';
import type { Hearing } from '../printing/truth';

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
