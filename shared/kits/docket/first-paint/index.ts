export { dayCountsPath, facetCounts } from '../data/day-counts';
export { endedBlocks } from '../day/block-times';
export { docketBlocks } from '../day/docket-blocks';
export { shownBlocks } from '../day/use-more-rows';
export { listMessages, meetingListMessages } from '../messages/list-messages';
export { firstAgenda } from './first-agenda';
export { firstBlock } from './first-block';
export { docketRow, type FirstBoard, firstDocket } from './first-docket';
export { firstEarlier } from './first-earlier';
