import type { Language } from '#sitecore/definitions/language.ts';
import { searchUrl } from '#src/features/search/search-url.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import type { PageKind } from '#src/config/paths.ts';
import type { FoundPages } from '#src/queries/site-search.query.ts';
import { KIND_PHRASES, type ResultPhrases } from './phrases.ts';

interface ResultKindsProps {
  readonly language: Language;
  readonly phrases: ResultPhrases;
  readonly term: string;
  /** The kind of the pages that are shown; undefined for all. */
  readonly chosen: PageKind | undefined;
  readonly kinds: FoundPages['kinds'];
}

const LINK =
  'inline-flex min-h-10 items-center gap-2 rounded-full border-[1.5px] border-transparent bg-quiet px-4 py-1 text-sm text-text no-underline hover:border-primary hover:text-primary aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary';

/** Renders links to the results of each kind of pages with their numbers, and to all; nothing where all are of one kind. */
export function ResultKinds({ language, phrases, term, chosen, kinds }: ResultKindsProps) {
  if (kinds.length === 0 || (kinds.length === 1 && chosen === undefined)) return null;
  const all = { kind: undefined, total: kinds.reduce((sum, { total }) => sum + total, 0) };
  return (
    <nav aria-label={phrases.search_kinds} className="mb-6">
      <ul className="flex flex-wrap gap-2">
        {[all, ...kinds].map(({ kind, total }) => (
          <li key={kind ?? 'all'}>
            <a
              href={searchUrl(term, language, 1, kind)}
              {...(kind === chosen && { 'aria-current': 'true' as const })}
              className={LINK}
            >
              {phrases[kind === undefined ? 'search_kind_all' : KIND_PHRASES[kind]]}
              <span className="text-xs text-text-3">{formatNumber(total, language)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
