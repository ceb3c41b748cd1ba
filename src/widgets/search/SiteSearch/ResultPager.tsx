import type { MouseEvent } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { paths } from '#src/config/paths.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { RESULTS_PER_PAGE } from '../../../features/search/find-pages.ts';
import type { ResultPhrases } from '../../../features/search/phrases.ts';

interface ResultPagerProps {
  readonly language: Language;
  readonly phrases: ResultPhrases;
  readonly term: string;
  readonly page: number;
  readonly total: number;
  readonly onPageChange: (page: number) => void;
}

/** The number of pages that so many results fill. */
export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / RESULTS_PER_PAGE));

/** The way to the pages before and after, and where among them this one is: a form, whose buttons lead there without scripts too. */
export function ResultPager({ language, phrases, term, page, total, onPageChange }: ResultPagerProps) {
  const pages = pageCount(total);
  const said = { page: formatNumber(page, language), pages: formatNumber(pages, language) };
  return (
    <nav aria-label={phrases.search_pages} className="mt-8">
      <form action={localizeHref(paths.search, language)} className="flex flex-wrap items-center justify-between gap-4">
        <input type="hidden" name="q" value={term} />
        <Step
          page={page - 1}
          isEnabled={page > 1}
          label={phrases.search_previous}
          icon="prev"
          onPageChange={onPageChange}
        />
        <p className="text-sm font-label text-text-2 max-sm:order-first max-sm:basis-full max-sm:text-center">
          {fill(phrases.search_page, said)}
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
  const look = { kind: 'line', ...(icon === 'prev' ? { iconStart: icon } : { iconEnd: icon }) } as const;
  if (!isEnabled)
    return (
      <Button {...look} disabled>
        {label}
      </Button>
    );
  const move = (event: MouseEvent) => {
    event.preventDefault();
    onPageChange(page);
  };
  return (
    <Button {...look} type="submit" name="page" value={page} onClick={move}>
      {label}
    </Button>
  );
}
