import type { PageFacts } from '#src/cms/widget.ts';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { SEARCH_DEBOUNCE_MS } from '#src/config/timings/typing.ts';
import { Listing, ListingResults } from '#src/features/listing/Listing.tsx';
import { ListingHead } from '#src/features/listing/ListingHead.tsx';
import { FilterSelect, ListingSearch, SearchField } from '#src/features/listing/ListingSearch.tsx';
import { NewsSkeleton } from '#src/features/news/NewsSkeleton.tsx';
import { formatDayOrError } from '#src/i18n/date.ts';
import type { ListedBlogItem } from '#src/queries/blog.query.ts';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { ALL, blogAddress } from './blog-address.ts';
import type { BlogListingProps } from './BlogListing.widget.ts';

/** Cards that show that entries load. */
const SKELETONS = 3;

/** Renders the newest entries of the blog by a term and a category, page by page. */
export function BlogListing({ fields, phrases, page, data: { state, categories, listed } }: BlogListingProps) {
  const values = blogAddress.write(state);
  return (
    <Wrap>
      <ListingHead title={fields.Title} text={fields.Description} />
      <Listing values={values} className="mt-6 lg:mt-8">
        <ListingSearch
          label={phrases.blog_search}
          page={page}
          others={blogAddress.others(state, 'term', 'category')}
          clear={{
            values: blogAddress.cleared(state),
            isDone: state.term === '' && state.category === ALL && state.page === 1,
          }}
          phrases={phrases}
        >
          <SearchField label={phrases.blog_search} name="term" value={state.term} delayMs={SEARCH_DEBOUNCE_MS} />
          <FilterSelect
            label={phrases.news_category}
            name="category"
            chosen={state.category}
            choices={[
              { value: ALL, label: phrases.news_all_categories },
              ...categories.tags.map(({ name, title }) => ({ value: name, label: title })),
            ]}
          />
        </ListingSearch>
        <div className="h-8" />
        <ListingResults
          label={phrases.blog_list}
          listed={listed}
          values={values}
          grid="news-grid"
          skeleton={<NewsSkeleton />}
          skeletons={SKELETONS}
          phrases={phrases}
          page={page}
        >
          {(entry) => <BlogEntry key={entry.id} entry={entry} page={page} />}
        </ListingResults>
      </Listing>
    </Wrap>
  );
}

function BlogEntry({ entry, page: { language } }: { readonly entry: ListedBlogItem; readonly page: PageFacts }) {
  const { Title, Content, PublishDate, Image, Category } = entry.fields;
  return (
    <li>
      <article className="news-card">
        {isPictureShown(Image) && (
          <div className="news-picture">
            <Picture field={Image} />
          </div>
        )}
        <div className="news-text">
          <p className="news-facts">
            {Category && (
              <span>
                <Text field={Category.fields.Title} />
              </span>
            )}
            {PublishDate.value !== null && (
              <time dateTime={PublishDate.value}>{formatDayOrError(PublishDate.value, language)}</time>
            )}
          </p>
          <h2 className="news-title">
            <Text field={Title} />
          </h2>
          {isShown(Content) && (
            <p className="mt-2 text-sm text-pretty text-text-2">
              <Text field={Content} />
            </p>
          )}
        </div>
      </article>
    </li>
  );
}
