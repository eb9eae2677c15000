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
  toolbar,
} from './first-row';
export { notice, unofficial } from './parts';
export { wasHere } from './was-here';
