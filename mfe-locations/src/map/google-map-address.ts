/** Address of the document that Google's map stands in (host/release/map-frame-page.ts); the part behind # is the court. */
export const googleMapAddress = (code: string) => `${BASE}/google-map.html#${code}`;
