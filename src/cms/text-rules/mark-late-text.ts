import type { Language } from '#sitecore/definitions/language.ts';
import { LATE_TEXT_BACK_MS, LATE_TEXT_MS } from '#src/config/timings/start.ts';
import { MAY_MATCH_RULE } from '#src/i18n/may-match-rule.ts';

/**
 * Applies the text rules to text added to the page after the server's HTML: 500 ms after load, and 100 ms after a
 * back-navigation. Does nothing while no such text comes. Returns the function that stops it.
 */
export function markLateText(language: Language): () => void {
  let due: ReturnType<typeof setTimeout>;
  let hasLateText = false;
  const stop = new AbortController();
  const watch = new MutationObserver((changes) => {
    const texts = changes.flatMap(({ target, addedNodes }) => (target instanceof Text ? [target] : [...addedNodes]));
    hasLateText ||= texts.some(({ textContent }) => MAY_MATCH_RULE.test(textContent ?? ''));
  });
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  const runIn = (milliseconds: number) => {
    clearTimeout(due);
    due = setTimeout(() => {
      if (hasLateText) void run(language);
      hasLateText = false;
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
    // Late text stays unmarked.
    console.error('text rules: did not load', error);
  }
}

const isBackNavigation = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward');
