import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { fill } from '#src/i18n/phrase.ts';
import type { FoundPages } from '#src/queries/site-search.query.ts';
import { searchUrl } from '#src/features/search/search-url.ts';
import { Link } from '#src/ui/action/Link.tsx';
import { plural } from '#src/i18n/plural.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { EmptyIllustration } from '#src/ui/result/EmptyIllustration.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import { RESULTS_PER_PAGE } from '#src/features/search/find-pages.ts';
import { ResultKinds } from './ResultKinds.tsx';
import { ResultListSkeleton, ResultList } from './ResultList.tsx';
import { ResultPager } from './ResultPager.tsx';
import type { UseSiteSearchResult } from './use-site-search.ts';
import { FAILURE_PHRASES, type ResultPhrases } from './phrases.ts';

interface SearchResultsProps extends Pick<UseSiteSearchResult, 'state' | 'pageChanges' | 'goToPage'> {
  readonly language: Language;
  readonly phrases: ResultPhrases;
  /** Content for a visitor for whom nothing is found. */
  readonly help: ReactNode;
}

/** Renders and announces the state of a search; nothing before the first one. */
export function SearchResults(props: SearchResultsProps) {
  const { state, pageChanges, language, phrases, help } = props;
  const isEmpty = state.kind === 'results' && state.found.total === 0;
  const head = useRef<HTMLDivElement>(null);
  // After a page change, reading continues at the top of the new page.
  useEffect(() => {
    if (pageChanges > 0) head.current?.focus();
  }, [pageChanges]);
  return (
    <div>
      <div ref={head} tabIndex={-1} role="status" className="scroll-mt-8">
        <SearchStatus state={state} language={language} phrases={phrases} />
      </div>
      <SearchContent {...props} />
      <div hidden={!isEmpty}>{help}</div>
    </div>
  );
}

type StatusProps = Pick<SearchResultsProps, 'state' | 'language' | 'phrases'>;

/** Renders the state as a message. */
function SearchStatus({ state, language, phrases }: StatusProps): ReactNode {
  switch (state.kind) {
    case 'idle':
      return null;
    case 'loading':
      return (
        <p className="mt-8 mb-4 flex items-center gap-2 text-md text-text-2">
          <Star className="size-4 animate-turn bg-saffron-500" />
          {phrases.search_waiting}
        </p>
      );
    case 'error':
      return (
        <p className="mt-8 mb-4 flex items-center gap-3 bg-danger-ground p-4 text-danger firm-md">
          <Icon name="alert" />
          {fill(phrases.search_error, { message: phrases[FAILURE_PHRASES[state.failure]] })}
        </p>
      );
    case 'results':
      return state.found.total === 0 ? (
        <NoResults {...state} language={language} phrases={phrases} />
      ) : (
        <p className="mt-8 mb-4 text-md text-text-2">{plural(phrases, 'search_total', state.found.total, language)}</p>
      );
  }
}

interface NoResultsProps extends Omit<StatusProps, 'state'> {
  readonly term: string;
  readonly found: FoundPages;
}

const NoResults = ({ term, found: { nearest }, language, phrases }: NoResultsProps) => (
  <div className="pt-12 pb-8 text-center">
    <EmptyIllustration />
    <Heading level={2} size="xl" className="mt-6">
      {phrases.No_results_found}
    </Heading>
    <p className="mx-auto mt-2 max-w-measure text-pretty wrap-anywhere text-text-2">
      {fill(phrases.search_no_results_text, { term })}
    </p>
    {nearest !== null && (
      <p className="mt-4 text-lg wrap-anywhere">
        <Link href={searchUrl(nearest, language) ?? ''}>{fill(phrases.search_nearest, { term: nearest })}</Link>
      </p>
    )}
  </div>
);

type ContentProps = Pick<SearchResultsProps, 'state' | 'language' | 'phrases' | 'goToPage'>;

function SearchContent({ state, language, phrases, goToPage }: ContentProps): ReactNode {
  if (state.kind === 'loading') return <ResultListSkeleton count={RESULTS_PER_PAGE} />;
  if (state.kind === 'error')
    return (
      <Button kind="soft" onClick={() => goToPage(state.page)}>
        {phrases.search_retry}
      </Button>
    );
  if (state.kind === 'idle') return null;
  const { term, page, pageKind, found } = state;
  const shared = { language, phrases, term };
  return (
    <div>
      <ResultKinds {...shared} chosen={pageKind} kinds={found.kinds} />
      {found.total > 0 && (
        <>
          <ResultList label={phrases.search_results} pages={found.pages} term={term} language={language} />
          <ResultPager {...shared} page={page} pageKind={pageKind} total={found.total} onPageChange={goToPage} />
        </>
      )}
    </div>
  );
}
