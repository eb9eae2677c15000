import { useEffect, useState } from 'react';

/** ms that a sentence must stand before it is told: who types hears what the last letter brought. */
const TELL_MS = 700;

/** `sentence` once it has stood for a while, for a polite live region; '' until then. */
export function useDelayedAnnouncement(sentence: string): string {
  const [told, tell] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => tell(sentence), sentence ? TELL_MS : 0);
    return () => clearTimeout(timer);
  }, [sentence]);
  return told;
}
