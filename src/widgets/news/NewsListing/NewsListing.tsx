import { SEARCH_DEBOUNCE_MS } from '#src/config/timings/typing.ts';
import { Listing, ListingResults } from '#src/features/listing/Listing.tsx';
import { ListingHead } from '#src/features/listing/ListingHead.tsx';
import { FilterSelect, ListingSearch, SearchField } from '#src/features/listing/ListingSearch.tsx';
import { NewsItem } from '#src/features/news/NewsItem.tsx';
import { NewsSkeleton } from '#src/features/news/NewsSkeleton.tsx';
import { newsCardOf } from '#src/features/news/news-card.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { plural } from '#src/i18n/plural.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { NewsTag } from '#src/queries/news-tags.query.ts';
import { ALL, newsAddress, TITLE } from './news-address.ts';
import type { NewsListingProps } from './NewsListing.widget.ts';

/** Cards that show that articles load: the large one and two rows. */
const SKELETONS = 6;

/** Renders all articles, the newest first and large, by year, category and a text of their title, page by page. */
export function NewsListing(props: NewsListingProps) {
  const { fields, phrases, page, data } = props;
  const { state, listed } = data;
  return (
    <Wrap>
      <ListingHead title={fields.Title} text={fields.Description} />
      <Listing values={newsAddress.write(state)} resetsWithLanguage className="mt-6 lg:mt-8">
        <Filters {...props} />
        <p role="status" data-part="total" className="pt-4 text-sm text-text-3">
          {listed.kind === 'loaded' && plural(phrases, 'news_total', listed.total, page.language)}
        </p>
        <Articles {...props} />
      </Listing>
    </Wrap>
  );
}

const Filters = ({ phrases, page, data: { state, years, categories } }: NewsListingProps) => (
  <ListingSearch
    label={phrases.news_filters}
    page={page}
    others={newsAddress.others(state, 'year', 'category', TITLE)}
    clear={{ values: newsAddress.cleared(state), isDone: isCleared(state) }}
    phrases={phrases}
  >
    <SearchField
      label={phrases.news_search}
      name={TITLE}
      value={state.title}
      delayMs={SEARCH_DEBOUNCE_MS}
      inUrl={false}
    />
    <FilterSelect
      label={phrases.news_year}
      name="year"
      chosen={state.year}
      choices={choicesOf(years.tags, phrases.news_all_years)}
    />
    <FilterSelect
      label={phrases.news_category}
      name="category"
      chosen={state.category}
      choices={choicesOf(categories.tags, phrases.news_all_categories)}
    />
  </ListingSearch>
);

const isCleared = ({ year, category, title, page }: NewsListingProps['data']['state']) =>
  year === ALL && category === ALL && title === '' && page === 1;

function Articles({ phrases, page, data: { state, listed } }: NewsListingProps) {
  const values = Object.entries(newsAddress.write(state)).filter(([, value]) => value !== '');
  const newest = listed.kind === 'loaded' ? listed.items[0]?.id : undefined;
  return (
    <ListingResults
      label={phrases.news_list}
      listed={listed}
      values={Object.fromEntries(values)}
      grid="news-grid news-grid-lead"
      skeleton={<NewsSkeleton />}
      skeletons={SKELETONS}
      empty={
        <Button href={localizeHref(page.path, page.language)} kind="soft">
          {phrases.news_back}
        </Button>
      }
      numbers="ends"
      phrases={phrases}
      page={page}
    >
      {(article) => (
        <li key={article.id}>
          <NewsItem card={newsCardOf(article, page.language)} level={2} priority={article.id === newest} />
        </li>
      )}
    </ListingResults>
  );
}

const choicesOf = (tags: readonly NewsTag[], all: string) => [
  { value: ALL, label: all },
  ...tags.map(({ name, title }) => ({ value: name, label: title })),
];
