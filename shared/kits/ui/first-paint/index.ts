export { buttonClass } from '../controls/button';
export { controlClass } from '../controls/field';
export { wasHere } from '../data/was-here';
export { element, icon } from './elements';
export {
  explained,
  hiddenHeading,
  hiddenText,
  oldAndNow,
  pageHeading,
  statusWord,
} from './first-row';
export { notice, toolbar, unofficial } from './parts';
