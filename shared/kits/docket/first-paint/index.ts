export { blockFacts, blockText } from '../day/docket-blocks';
export { rowParts, rowText } from '../day/docket-text';
export { rowMessages } from '../messages/row-messages';
export { firstDocket, type People } from './first-docket';
