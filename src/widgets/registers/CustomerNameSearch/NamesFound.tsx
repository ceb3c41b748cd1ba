import { listingUrl } from '#src/features/listing/listing-address.ts';
import { Pagination } from '#src/features/listing/Pagination.tsx';
import { Highlight } from '#src/features/search/Highlight.tsx';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Star } from '#src/ui/icon/Star.tsx';
import { Button } from '#src/ui/action/Button.tsx';
import type { CustomerNameSearchProps } from './CustomerNameSearch.widget.ts';
import { namesAddress } from './names-address.ts';

/** Rows that show that names load. */
const SKELETONS = 6;

/** Renders the names that a search has found, with its pages; a sentence when there are none; nothing before a search. */
export function NamesFound(props: CustomerNameSearchProps) {
  const { phrases, page, data } = props;
  const { state, found } = data;
  const values = namesAddress.write(state);
  const path = localizeHref(page.path, page.language);
  return (
    <>
      <div role="status" data-part="summary">
        {found && found.items.length === 0 && <NoName phrases={phrases} />}
        {found && found.items.length > 0 && <Summary {...props} />}
      </div>
      <section aria-label={phrases.names_search} tabIndex={-1} data-part="results" className="names-results">
        {found && found.items.length > 0 && (
          <>
            <ol>
              {found.items.map((name, index) => (
                <li key={index}>
                  <Star className="size-3.5 bg-saffron-500" />
                  <span>
                    <Highlight text={name} term={state.term} />
                  </span>
                </li>
              ))}
            </ol>
            <Pagination
              {...found}
              urlOf={(number) => listingUrl(path, { ...values, page: `${number}` })}
              phrases={phrases}
              language={page.language}
            />
          </>
        )}
      </section>
      <Templates {...props} />
    </>
  );
}

const Templates = ({ phrases, page, data: { state } }: CustomerNameSearchProps) => (
  <div hidden>
    <template data-pending={SKELETONS}>
      <ol aria-hidden="true">
        <li>
          <span className="h-5 w-3/5 skeleton" />
        </li>
      </ol>
    </template>
    <template data-failed="">
      <div className="grid justify-items-start gap-4">
        <NoName phrases={phrases} />
        <Button href={listingUrl(localizeHref(page.path, page.language), namesAddress.write(state))} kind="soft">
          {phrases.search_retry}
        </Button>
      </div>
    </template>
  </div>
);

function Summary({ phrases, page: { language }, data: { state, found } }: CustomerNameSearchProps) {
  const [before = '', after = ''] = phrases.names_results.split('{term}');
  return (
    <h2 className="names-summary">
      <span>
        {before}
        <bdi>{state.term.trim()}</bdi>
        {after}
      </span>
      {found && found.pages > 1 && (
        <span>
          {fill(phrases.names_page, {
            page: formatNumber(found.page, language),
            pages: formatNumber(found.pages, language),
          })}
        </span>
      )}
    </h2>
  );
}

const NoName = ({ phrases }: Pick<CustomerNameSearchProps, 'phrases'>) => (
  <div className="names-none">
    <Icon name="alert" />
    <div>
      <p className="text-danger">{phrases.NOT_EXIST_CUSTOMER}</p>
      <p>{phrases.names_not_found_help}</p>
    </div>
  </div>
);
