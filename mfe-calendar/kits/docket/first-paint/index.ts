export { dayCountsPath, facetCounts } from '../data/day-counts';
export { endedBlocks } from '../day/block-times';
export { docketBlocks } from '../day/docket-blocks';
export { EarlierRows } from '../day/earlier-rows';
export { shownBlocks } from '../day/use-more-lines';
export { listMessages, meetingListMessages } from '../messages/list-messages';
export { firstAgenda } from './first-agenda';
export { FirstBlock } from './first-block';
export { type FirstBoard, type FirstListing, FirstRow, firstDocket } from './first-docket';
