export { buttonClass } from '../controls/button';
export { controlClass } from '../controls/field';
export { rowsClass } from '../row/record-row';
export { element, icon } from './elements';
export {
  explained,
  firstRow,
  hiddenHeading,
  hiddenText,
  oldAndNow,
  pageHeading,
  statusWord,
} from './first-row';
export { notice, toolbar, unofficial } from './parts';
export { wasHere } from './was-here';
