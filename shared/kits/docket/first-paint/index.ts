export { blockFacts, blockText, docketBlocks } from '../day/docket-blocks';
export { type ShownBlock, shownBlocks } from '../day/use-more-rows';
export { listMessages } from '../messages/list-messages';
export { rowMessages } from '../messages/row-messages';
export { firstAgenda } from './first-agenda';
export { docketRow, type FirstBoard, firstDocket } from './first-docket';
