export { type BlockFacts, blockFacts, type DocketBlock, isActive, whereWords } from '../day/docket-blocks';
export { rowParts, rowText } from '../day/row-text';
export type { ListedKind } from '../docket-config';
export type { DocketMessages } from '../messages/docket-messages';
export { rowMessages } from '../messages/row-messages';
export { firstDocket, type People } from './first-docket';
