/** Message from Google's iframe to the page: the map is shown, or it failed. */
export type FrameNews = 'shown' | 'failed';

const NAME = 'court-google-map';

export function tellPage(news: FrameNews): void {
  window.parent.postMessage({ [NAME]: news }, window.location.origin);
}

/** Parses a message. Null if it comes from another sender. */
export function readFrameNews(data: unknown): FrameNews | null {
  if (typeof data !== 'object' || data === null || !(NAME in data)) return null;
  const news = data[NAME];
  return news === 'shown' || news === 'failed' ? news : null;
}
