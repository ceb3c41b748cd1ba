import type { Language } from '#sitecore/definitions/language.ts';
import { LATE_TEXT_BACK_MS, LATE_TEXT_MS } from '#src/config/timings.ts';

/** Text without any of these has nothing that a rule of `i18n/text-rules.ts` marks; those are not sent to every page. */
export const MAY_MATCH_RULE = /[+%٪§]|SAR|ريال/;

/**
 * Runs the text rules over what has come into the page since the server wrote it: 500 ms after the page has loaded, and
 * again 100 ms after someone has come back to it. Text of the server's own is marked already: while nothing else comes,
 * nothing is done. The result stops it.
 */
export function markLateText(language: Language): () => void {
  let due: ReturnType<typeof setTimeout>;
  let came = false;
  const stop = new AbortController();
  const watch = new MutationObserver((changes) => {
    const texts = changes.flatMap(({ target, addedNodes }) => (target instanceof Text ? [target] : [...addedNodes]));
    came ||= texts.some(({ textContent }) => MAY_MATCH_RULE.test(textContent ?? ''));
  });
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  const runIn = (milliseconds: number) => {
    clearTimeout(due);
    due = setTimeout(() => {
      if (came) void run(language);
      came = false;
    }, milliseconds);
  };
  const comeBack = () => runIn(LATE_TEXT_BACK_MS);
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted || isBackNavigation()) comeBack();
  };
  const { signal } = stop;
  window.addEventListener('pageshow', shown, { signal });
  window.addEventListener('popstate', comeBack, { signal });
  if (document.readyState === 'complete') runIn(LATE_TEXT_MS);
  else window.addEventListener('load', () => runIn(LATE_TEXT_MS), { signal });
  return () => {
    clearTimeout(due);
    watch.disconnect();
    stop.abort();
  };
}

async function run(language: Language): Promise<void> {
  try {
    const { markPage } = await import('./mark-page.ts');
    markPage(document.body, language);
  } catch (error) {
    // What came late stays as it came.
    console.error('text rules: did not load', error);
  }
}

const isBackNavigation = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');
