import { RequestError } from '../rest/request-error';

const MAX_WAITING_SEGMENTS = 10_000;
type Segment = { readonly total: number; readonly data: string };

/** Joins messages cut to the length of URLs: numbered segments `seg0`, `ts0`, `d0`, which may overtake each other. */
export class SegmentAssembler {
  private readonly waiting = new Map<number, Segment>();
  private next = 0;

  /** The messages that the query's segments complete, as JSON text. */
  add(query: URLSearchParams): readonly string[] {
    for (let index = 0; query.has(`seg${index}`); index += 1) {
      const number = Number(query.get(`seg${index}`));
      const total = Number(query.get(`ts${index}`));
      if (
        !Number.isInteger(number) ||
        !Number.isInteger(total) ||
        total < 1 ||
        total > MAX_WAITING_SEGMENTS
      ) {
        throw new RequestError('invalid_request', 'Not a segment');
      }
      if (number >= this.next) this.waiting.set(number, { total, data: query.get(`d${index}`) ?? '' });
    }
    if (this.waiting.size > MAX_WAITING_SEGMENTS) throw new RequestError('too_big', 'Too many segments');
    return this.takeComplete();
  }

  private takeComplete(): readonly string[] {
    const messages: string[] = [];
    for (let first = this.waiting.get(this.next); first; first = this.waiting.get(this.next)) {
      const segments = Array.from({ length: first.total }, (_, index) => this.waiting.get(this.next + index));
      if (segments.includes(undefined)) break;
      for (let index = 0; index < first.total; index += 1) this.waiting.delete(this.next + index);
      this.next += first.total;
      messages.push(decode(segments.map((segment) => segment?.data ?? '').join('')));
    }
    return messages;
  }
}

/** The SDK's web-safe base64 pads with dots. */
function decode(data: string): string {
  return Buffer.from(data.replace(/\./g, ''), 'base64url').toString('utf8');
}
