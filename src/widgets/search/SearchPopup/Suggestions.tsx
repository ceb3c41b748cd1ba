import { useEffect } from 'react';
import { plural } from '#src/i18n/plural.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import type { SearchScope } from '#src/features/search/find-pages.ts';
import { Highlight } from '#src/features/search/Highlight.tsx';
import type { SuggestionPhrases } from '#src/features/search/phrases.ts';
import { searchUrl } from '#src/features/search/search-url.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestionsProps {
  /** Unique on the page. */
  readonly id: string;
  readonly typed: string;
  readonly scope: SearchScope;
  readonly phrases: SuggestionPhrases;
  /** Called with true when there are suggestions to show, else with false. */
  readonly onSuggest: (isSuggesting: boolean) => void;
}

/** Renders the pages that match the typed text, and announces their number. */
export function Suggestions({ id, typed, scope, phrases, onSuggest }: SuggestionsProps) {
  const { suggested, more } = useSuggestions(typed, scope);
  const isSuggesting = suggested !== undefined && suggested.total > 0;
  useEffect(() => onSuggest(isSuggesting), [isSuggesting, onSuggest]);
  return (
    <>
      <p role="status" className={suggested?.total === 0 ? 'mt-6 text-md text-text-2' : 'sr-only'}>
        {suggested !== undefined &&
          (suggested.total === 0
            ? phrases.No_results_found
            : plural(phrases, 'search_total', suggested.total, scope.language))}
      </p>
      {isSuggesting && (
        <section aria-labelledby={id} className="mt-6">
          <Heading level={2} size="md" id={id}>
            {phrases.Suggested_Results}
          </Heading>
          <ul className="mt-2">
            {suggested.pages.map(({ id: page, title, subTitle, path, marks }) => (
              <li key={page} className="border-t border-line first:border-t-0">
                <a
                  href={localizeHref(path, scope.language)}
                  className="flex min-h-touch items-center justify-between gap-4 rounded-xs py-2.5 text-text no-underline hover:text-primary"
                >
                  <span className="min-w-0">
                    <b className="block text-md font-label">
                      <Highlight text={title} term={suggested.term} parts={marks?.title} />
                    </b>
                    {subTitle !== '' && <span className="line-clamp-1 text-xs text-text-3">{subTitle}</span>}
                  </span>
                  <Icon name="arrow" className="text-primary" />
                </a>
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap items-center gap-4">
            {suggested.next !== null && (
              <Button kind="soft" size="sm" onClick={() => void more()}>
                {phrases.search_more_suggestions}
              </Button>
            )}
            <Link href={searchUrl(suggested.term, scope.language) ?? ''} variant="go">
              {phrases.search_all_results}
            </Link>
          </div>
        </section>
      )}
    </>
  );
}
