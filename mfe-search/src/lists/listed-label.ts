import type { ListItem } from '@court/contract';
import { labelOf } from '@court/ui';
import { listMessages } from '../messages/list-messages';

/** How a thing on a list is called. An id may hold a case number, so that it names nothing that is no longer public. */
export const listedLabel = (item: ListItem) => (item.last ? labelOf(item) : listMessages('unnamed'));
