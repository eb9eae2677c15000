import type { IncomingMessage } from 'node:http';
import { MAX_MESSAGE_BYTES } from '../wire/frame-assembler';
import { RequestError } from './request-error';

/** What is too big is read to its end, so that the sender hears why; what is far too big is cut off. */
const PATIENCE = 4;

export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length <= MAX_MESSAGE_BYTES) parts.push(part);
    else if (length > PATIENCE * MAX_MESSAGE_BYTES) break;
  }
  if (length > MAX_MESSAGE_BYTES) throw new RequestError('too_big', 'Data to write exceeds the maximum size');
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new RequestError('invalid_data', "Invalid data; couldn't parse JSON object, array, or value.");
  }
}
