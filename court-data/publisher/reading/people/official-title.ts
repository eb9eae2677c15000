const TITLE =
  /^(?:the\s+)?(?:hon\b\.?|honou?rable\b|(?:chief|senior|presiding|visiting)\s+(?=(?:u\.?\s?s|united|bankr|judge|justice|magistrate|district|hon))|(?:u\.?\s?s\.?|united\s+states)\s+(?=(?:bankr|judge|magistrate|district))|bankr(?:uptcy|\.)?\s+(?=(?:judge|magistrate))|(?:magistrate|district)\s+(?=judge)|judge\b:?|justice\b|(?:(?:chapter|ch\.?)\s*\d+\s+|standing\s+|subchapter\s+v\s+)*trustee\b:?|(?:mr|mrs|ms|dr)\b\.?)\s*/i;

/**
 * Removes the titles before a name: `Chief Judge Ada Brook`, `The Honorable Ada Brook` → `Ada Brook`. A title without a
 * name stays.
 */
export function withoutTitle(name: string): string {
  let bare = name.trim();
  for (let title = TITLE.exec(bare); title; title = TITLE.exec(bare)) {
    const rest = bare.slice(title[0].length);
    // in "Judge, Mary", the last name is Judge
    if (!/^\p{L}/u.test(rest)) break;
    bare = rest;
  }
  return bare;
}
