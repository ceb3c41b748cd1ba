import type { MouseEvent } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { paths } from '#src/config/paths.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import type { PageKind } from '#src/config/paths.ts';
import { fill } from '#src/i18n/phrase.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { KIND_FIELD } from '#src/features/search/submit-term.ts';
import { RESULTS_PER_PAGE } from '#src/features/search/find-pages.ts';
import type { ResultPhrases } from './phrases.ts';

interface ResultPagerProps {
  readonly language: Language;
  readonly phrases: ResultPhrases;
  readonly term: string;
  readonly page: number;
  readonly total: number;
  readonly pageKind: PageKind | undefined;
  readonly onPageChange: (page: number) => void;
}

/** Returns the number of pages for a number of results; at least 1. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / RESULTS_PER_PAGE));

/** Renders the previous and next buttons and the page number, as a form that works without scripts. */
export function ResultPager({ language, phrases, term, page, total, pageKind, onPageChange }: ResultPagerProps) {
  const pages = pageCount(total);
  const numbers = { page: formatNumber(page, language), pages: formatNumber(pages, language) };
  return (
    <nav aria-label={phrases.search_pages} className="mt-8">
      <form action={localizeHref(paths.search, language)} className="flex flex-wrap items-center justify-between gap-4">
        <input type="hidden" name="q" value={term} />
        {pageKind !== undefined && <input type="hidden" name={KIND_FIELD} value={pageKind} />}
        <Step
          page={page - 1}
          isEnabled={page > 1}
          label={phrases.search_previous}
          icon="prev"
          onPageChange={onPageChange}
        />
        <p className="text-sm font-label text-text-2 max-sm:order-first max-sm:basis-full max-sm:text-center">
          {fill(phrases.search_page, numbers)}
        </p>
        <Step
          page={page + 1}
          isEnabled={page < pages}
          label={phrases.search_next}
          icon="next"
          onPageChange={onPageChange}
        />
      </form>
    </nav>
  );
}

interface StepProps extends Pick<ResultPagerProps, 'page' | 'onPageChange'> {
  readonly isEnabled: boolean;
  readonly label: string;
  readonly icon: 'prev' | 'next';
}

function Step({ page, onPageChange, isEnabled, label, icon }: StepProps) {
  const buttonProps = { kind: 'line', ...(icon === 'prev' ? { iconStart: icon } : { iconEnd: icon }) } as const;
  if (!isEnabled)
    return (
      <Button {...buttonProps} disabled>
        {label}
      </Button>
    );
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    onPageChange(page);
  };
  return (
    <Button {...buttonProps} type="submit" name="page" value={page} onClick={handleClick}>
      {label}
    </Button>
  );
}
