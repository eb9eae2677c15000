import type { FirstPaint } from '@court/contract';
import { firstRecord } from '@court/record/first-paint';

/** A record's first screen, as RecordPage draws it. */
export const record: FirstPaint = (page) => firstRecord(page, 'hearings', '/hearing-detail/');

globalThis.__courtFirstPaint ??= [];
globalThis.__courtFirstPaint.push(record);
