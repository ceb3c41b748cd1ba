import type { Language } from '#sitecore/definitions/language.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import type { FoundPage } from '#src/queries/site-search.query.ts';
import { Star } from '#src/ui/icon/Star.tsx';
import { Highlight } from '#src/features/search/Highlight.tsx';

interface ResultListProps {
  /** Accessible name. */
  readonly label: string;
  readonly pages: readonly FoundPage[];
  /** Search term, highlighted in the titles where the words that were found are not known. */
  readonly term: string;
  readonly language: Language;
}

const CARD = 'flex flex-wrap items-center gap-4 border border-line bg-surface p-4 firm-lg sm:gap-6 sm:p-5';

/** Renders the found pages, each as a link: image, title, subtitle, and the sentence that was found, with the words marked. */
export function ResultList({ label, pages, term, language }: ResultListProps) {
  return (
    <ul aria-label={label} className="grid grid-cols-1 gap-4">
      {pages.map(({ id, title, subTitle, path, image, marks }) => (
        <li key={id}>
          <a
            href={localizeHref(path, language)}
            className={`${CARD} text-text no-underline transition-[box-shadow] duration-fast hover:text-text hover:shadow-e2`}
          >
            <Thumbnail image={image} />
            <span className="min-w-0 flex-[1_1_8rem]">
              <b className="block text-lg leading-head font-head text-balance">
                <Highlight text={title} term={term} parts={marks?.title} />
              </b>
              {subTitle !== '' && (
                <span className="mt-1 line-clamp-2 text-sm text-text-2">
                  <Highlight text={subTitle} term="" parts={marks?.lead} />
                </span>
              )}
              {marks !== null && marks.excerpt.length > 0 && (
                <span className="mt-2 block border-s-2 border-saffron-500 ps-3 text-sm text-pretty text-text-2">
                  <Highlight text="" term="" parts={marks.excerpt} />
                </span>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const BOX = 'aspect-[4/3] w-22 flex-none overflow-hidden rounded-md bg-surface-2 sm:w-36';

/** Renders a page's image, or a star when it has none. */
function Thumbnail({ image }: Pick<FoundPage, 'image'>) {
  if (image)
    return (
      <span className={BOX}>
        <img
          src={image.src}
          alt={image.alt}
          width="144"
          height="108"
          loading="lazy"
          decoding="async"
          className="size-full object-cover rtl:-scale-x-100"
        />
      </span>
    );
  return (
    <span className={`${BOX} grid place-items-center`}>
      <Star className="size-10 bg-sand-300" />
    </span>
  );
}

/** Renders the skeleton of pending results. */
export function ResultListSkeleton({ count }: { readonly count: number }) {
  return (
    <ul aria-busy="true" aria-hidden="true" className="grid gap-4">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={CARD}>
          <span className={`${BOX} grid place-items-center`}>
            <Star className="size-10 skeleton bg-sand-200" />
          </span>
          <span className="grid flex-1 gap-3">
            <span className="h-5 w-1/2 skeleton" />
            <span className="h-3.5 w-11/12 skeleton" />
          </span>
        </li>
      ))}
    </ul>
  );
}
