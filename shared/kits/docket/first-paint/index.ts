export { blockFacts, blockText, docketBlocks } from '../day/docket-blocks';
export { shownBlocks } from '../day/use-more-rows';
export { rowMessages } from '../messages/row-messages';
export { docketRow, type FirstBoard, firstDocket } from './first-docket';
