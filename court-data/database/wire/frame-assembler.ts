import { RequestError } from '../tree/request-error';

const FRAME_LENGTH = 16_384;
const MAX_FRAMES = 9_999;
export const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;
/** A client with more unread bytes is disconnected, because its messages would fill the memory. */
export const MAX_UNREAD_BYTES = 4 * MAX_MESSAGE_BYTES;

/** Joins the parts of a message: a frame with the number of parts, then the parts. `0` is a keepalive. */
export class FrameAssembler {
  private parts: string[] = [];
  private missing = 0;
  private length = 0;

  /** Returns the whole message, or null if parts are missing. */
  add(frame: string): string | null {
    if (this.missing === 0) {
      if (frame.length > 6 || !/^\d+$/.test(frame)) return frame;
      this.missing = Number(frame);
      if (this.missing > MAX_FRAMES) throw new RequestError('too_big', 'Too many frames');
      this.parts = [];
      this.length = 0;
      return null;
    }
    this.parts.push(frame);
    this.length += frame.length;
    if (this.length > MAX_MESSAGE_BYTES) throw new RequestError('too_big', 'Message too big');
    this.missing -= 1;
    return this.missing === 0 ? this.parts.join('') : null;
  }
}

/** Splits a message into frames. No frame ends inside a surrogate pair, because a text frame cannot hold half of it. */
export function splitIntoFrames(message: string): readonly string[] {
  if (message.length <= FRAME_LENGTH) return [message];
  const parts: string[] = [];
  for (let start = 0; start < message.length; ) {
    let end = Math.min(start + FRAME_LENGTH, message.length);
    if (end < message.length && (message.charCodeAt(end - 1) & 0xfc00) === 0xd800) end -= 1;
    parts.push(message.slice(start, end));
    start = end;
  }
  return [String(parts.length), ...parts];
}
