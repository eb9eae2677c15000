/** What Google's document tells the page it stands in: the map stands there, or cannot. */
export type FrameNews = 'shown' | 'failed';

const NAME = 'court-google-map';

export function tellPage(news: FrameNews): void {
  window.parent.postMessage({ [NAME]: news }, window.location.origin);
}

/** The news in a message; null in one of anybody else. */
export function readFrameNews(data: unknown): FrameNews | null {
  if (typeof data !== 'object' || data === null || !(NAME in data)) return null;
  const news = data[NAME];
  return news === 'shown' || news === 'failed' ? news : null;
}
