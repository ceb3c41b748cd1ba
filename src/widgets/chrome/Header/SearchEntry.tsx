import type { ReactNode } from 'react';
import type { PageFacts } from '#src/cms/widget.ts';
import { paths } from '#src/config/paths.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';

interface SearchEntryProps {
  readonly page: PageFacts;
  readonly words: Readonly<Record<'search' | 'search_the_site' | 'close', string>>;
  /** What an author shows in it before anything is typed. */
  readonly children?: ReactNode;
}

const POPUP = 'site-search';

/** The way into the search from every page: a popup with a plain form, which opens, closes and searches without scripts. */
export function SearchEntry({ page, words, children }: SearchEntryProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={POPUP}
        aria-label={words.search}
        className="grid size-touch place-items-center rounded-full hover:bg-primary-soft hover:text-primary"
      >
        <Icon name="search" />
      </button>
      <dialog id={POPUP} popover="auto" aria-label={words.search_the_site} className="search-popup">
        <Wrap className="py-6">
          <form action={localizeHref(paths.search, page.language)} role="search" className="flex items-center gap-2">
            <div className="field-box flex-1">
              <input
                type="search"
                name="q"
                required
                autoComplete="off"
                aria-label={words.search_the_site}
                className="field-input px-4"
              />
            </div>
            <Button type="submit" iconStart="search">
              {words.search}
            </Button>
            <button
              type="button"
              popoverTarget={POPUP}
              popoverTargetAction="hide"
              aria-label={words.close}
              className="grid size-touch place-items-center rounded-full hover:bg-primary-soft hover:text-primary"
            >
              <Icon name="close" />
            </button>
          </form>
          {children}
        </Wrap>
      </dialog>
    </>
  );
}
