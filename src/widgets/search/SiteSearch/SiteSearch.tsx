import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { SearchForm } from '#src/features/search/SearchForm.tsx';
import { SearchResults } from './SearchResults.tsx';
import { useSiteSearch } from './use-site-search.ts';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { SiteSearchProps } from './SiteSearch.widget.ts';

/** Renders the search page: the URL has the term, and the server renders the first results. */
export function SiteSearch({ fields, phrases, page, query, data, slots }: SiteSearchProps) {
  const { language } = page;
  const search = useSiteSearch({ root: data.root, language }, { typed: query.q ?? '', state: data.state });
  return (
    <Wrap className="pt-[clamp(1.5rem,1rem+2vw,3.5rem)]">
      <div className="max-w-wide">
        <Heading level={1} size="3xl">
          <Text field={fields.Title} />
        </Heading>
        {isShown(fields.SubTitle) && (
          <p className="mt-2 text-lg text-pretty text-text-2">
            <Text field={fields.SubTitle} />
          </p>
        )}
        <SearchForm
          language={language}
          phrases={phrases}
          typed={search.typed}
          onType={search.type}
          onSearch={search.search}
          className="mt-6"
        />
        <SearchResults {...search} language={language} phrases={phrases} help={slots['search-help']} />
      </div>
    </Wrap>
  );
}
