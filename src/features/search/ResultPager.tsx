import type { MouseEvent } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { Button } from '#src/ui/Button.tsx';
import { RESULTS } from './find-pages.ts';
import { searchAddress } from './search-address.ts';
import type { ResultWords } from './words.ts';

interface ResultPagerProps {
  readonly language: Language;
  readonly words: ResultWords;
  readonly term: string;
  readonly page: number;
  readonly total: number;
  readonly onMove: (page: number) => void;
}

/** The number of pages that so many results fill. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / RESULTS));

/** The way to the pages before and after, and where among them this one is: links, which lead there without scripts too. */
export function ResultPager({ language, words, term, page, total, onMove }: ResultPagerProps) {
  const pages = pagesOf(total);
  const said = { page: formatNumber(page, language), pages: formatNumber(pages, language) };
  const step = { language, term, onMove };
  return (
    <nav aria-label={words.search_pages} className="mt-8 flex flex-wrap items-center justify-between gap-4">
      <Step {...step} page={page - 1} isThere={page > 1} label={words.search_previous} icon="prev" />
      <p className="text-sm font-label text-text-2">{fill(words.search_page, said)}</p>
      <Step {...step} page={page + 1} isThere={page < pages} label={words.search_next} icon="next" />
    </nav>
  );
}

interface StepProps extends Pick<ResultPagerProps, 'language' | 'term' | 'page' | 'onMove'> {
  readonly isThere: boolean;
  readonly label: string;
  readonly icon: 'prev' | 'next';
}

function Step({ language, term, page, onMove, isThere, label, icon }: StepProps) {
  const look = { kind: 'line', ...(icon === 'prev' ? { iconStart: icon } : { iconEnd: icon }) } as const;
  const href = searchAddress(term, language, page);
  if (!isThere || href === undefined)
    return (
      <Button {...look} disabled>
        {label}
      </Button>
    );
  const move = (event: MouseEvent) => {
    // Another tab or window, a download: the browser's own business.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onMove(page);
  };
  return (
    <Button {...look} href={href} rel={icon} onClick={move}>
      {label}
    </Button>
  );
}
