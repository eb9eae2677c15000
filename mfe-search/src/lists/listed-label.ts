import type { ListItem } from '@court/contract';
import { labelOf } from '@court/ui';
import { listMessages } from '../messages/list-messages';

/** Label of a list item. Never uses the id, because an id may contain a case number that is no longer public. */
export const listedLabel = (item: ListItem) => (item.last ? labelOf(item) : listMessages('unnamed'));
