import type { FirstPaint } from '@court/contract';
import { firstRecord } from '@court/record/first-paint';

/** The first paint of a record, with the markup of RecordPage. */
export const record: FirstPaint = (page) => firstRecord(page, 'hearings', '/hearing-detail/');

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push(record);
