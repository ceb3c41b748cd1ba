import type { Language } from '#sitecore/definitions/language.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { ListingPhrases } from './listing-phrases.ts';
import { pagesWithEnds, pageWindow } from './page-window.ts';

interface PaginationProps {
  readonly page: number;
  readonly pages: number;
  /** Returns the URL of a page of the list. */
  readonly urlOf: (page: number) => string;
  /** Page numbers: those around the current one by default, or also the ends of the list. */
  readonly numbers?: 'around' | 'ends' | undefined;
  /** The most page numbers around the current one; seven by default. */
  readonly most?: number | undefined;
  readonly phrases: ListingPhrases;
  readonly language: Language;
}

/** Page numbers that fit beside each other on a phone. */
const NARROW = 5;

/** Renders links to pages between those to the previous and the next; nothing for one page. */
export function Pagination({ numbers = 'around', ...list }: PaginationProps) {
  const { page, pages, urlOf, phrases } = list;
  if (pages < 2) return null;
  return (
    <nav aria-label={phrases.listing_pages} className="pagination">
      <Step icon="prev" label={phrases.search_previous} url={page > 1 ? urlOf(page - 1) : undefined} />
      {numbers === 'around' ? <PagesAround {...list} /> : <PagesWithEnds {...list} />}
      <Step icon="next" label={phrases.search_next} url={page < pages ? urlOf(page + 1) : undefined} />
    </nav>
  );
}

type Pages = Omit<PaginationProps, 'numbers'>;

const PagesAround = (list: Pages) => {
  const narrow = pageWindow(list.page, list.pages, NARROW);
  return pageWindow(list.page, list.pages, list.most).map((number) => (
    <PageLink key={number} number={number} isNarrow={narrow.includes(number)} {...list} />
  ));
};

const PagesWithEnds = (list: Pages) =>
  pagesWithEnds(list.page, list.pages).map((number, index) =>
    number === null ? <span key={`gap-${index}`}>…</span> : <PageLink key={number} number={number} {...list} />,
  );

interface PageLinkProps extends Pages {
  readonly number: number;
  /** False for one that a narrow window leaves out. */
  readonly isNarrow?: boolean;
}

const PageLink = ({ number, isNarrow = true, page, urlOf, phrases, language }: PageLinkProps) => (
  <a
    href={urlOf(number)}
    aria-label={fill(phrases.listing_page, { page: formatNumber(number, language) })}
    {...(number === page && { 'aria-current': 'page' as const })}
    {...(!isNarrow && { className: 'max-sm:hidden' })}
  >
    {formatNumber(number, language)}
  </a>
);

interface StepProps {
  readonly icon: 'prev' | 'next';
  readonly label: string;
  /** None at an end of the list. */
  readonly url: string | undefined;
}

const Step = ({ icon, label, url }: StepProps) =>
  url === undefined ? (
    <span aria-hidden="true">
      <Icon name={icon} />
    </span>
  ) : (
    <a href={url} rel={icon}>
      <Icon name={icon} label={label} />
    </a>
  );
