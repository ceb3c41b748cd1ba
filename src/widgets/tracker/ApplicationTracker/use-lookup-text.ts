import { useEffect, useState } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { requestPhrase } from '#src/services/phrase.ts';
import type { TrackerFailure } from '#src/services/tracker.ts';
import { lookupText } from './lookup-text.ts';
import { LOOKUP_CODES, type TrackerPhrases } from './phrases.ts';

/** Returns the code of a failure whose phrase the page does not have; undefined for any other. */
const otherCode = (failed: TrackerFailure | undefined): string | undefined =>
  failed?.kind === 'refused' && !LOOKUP_CODES.some((known) => known === failed.code) ? failed.code : undefined;

/** Returns the text of a failed lookup; that of a code of the bank's own comes from the dictionary once it is there. */
export function useLookupText(
  failed: TrackerFailure | undefined,
  { phrases, language }: { readonly phrases: TrackerPhrases; readonly language: Language },
): string | undefined {
  const [own, setOwn] = useState<{ readonly code: string; readonly phrase: string }>();
  const code = otherCode(failed);
  useEffect(() => {
    if (code === undefined) return undefined;
    const leaving = new AbortController();
    void requestPhrase(`Tracker-${code}`, language, leaving.signal).then((phrase) => {
      if (phrase !== undefined) setOwn({ code, phrase });
    });
    return () => leaving.abort();
  }, [code, language]);
  if (!failed) return undefined;
  return own && own.code === code ? own.phrase : lookupText(failed, phrases);
}
