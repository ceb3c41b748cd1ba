import { useState } from 'react';
import { searchUrl } from '#src/features/search/search-url.ts';
import { SearchForm } from '#src/features/search/SearchForm.tsx';
import { LazySuggestions } from './LazySuggestions.tsx';
import { useSearchPopup } from './use-search-popup.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { SearchPopupProps } from './SearchPopup.widget.ts';

/** Renders the search popup of every page: a popover with a plain form, which opens, closes and searches without scripts. */
export function SearchPopup({ uid, phrases, page: { language }, slots }: SearchPopupProps) {
  const id = `search-${uid}`;
  const { isOpen, wasOpened, popup, field, popupProps, leaveFor } = useSearchPopup();
  const [typed, setTyped] = useState('');
  const [isSuggesting, setSuggesting] = useState(false);
  const search = (term: string) => {
    setTyped('');
    leaveFor(searchUrl(term, language));
  };
  return (
    <>
      <OpenButton popup={id} label={phrases.search} />
      {/* Not a dialog element: a browser would move the focus into it at once. */}
      <div
        ref={popup}
        id={id}
        popover="auto"
        role="dialog"
        aria-modal={isOpen || undefined}
        aria-label={phrases.search_the_site}
        className="search-popup"
        {...popupProps}
      >
        <Wrap className="py-6">
          <SearchForm
            language={language}
            phrases={phrases}
            field={field}
            typed={typed}
            onType={setTyped}
            onSearch={search}
          >
            <CloseButton popup={id} label={phrases.close} />
          </SearchForm>
          {wasOpened && (
            <LazySuggestions
              id={`${id}-suggestions`}
              typed={isOpen ? typed : ''}
              language={language}
              onSuggest={setSuggesting}
            />
          )}
          <div hidden={isSuggesting} className="mt-6">
            {slots['popup-search']}
          </div>
        </Wrap>
      </div>
    </>
  );
}

const OpenButton = ({ popup, label }: { readonly popup: string; readonly label: string }) => (
  <button type="button" popoverTarget={popup} aria-label={label} className="round-button">
    <Icon name="search" />
  </button>
);

const CloseButton = ({ popup, label }: { readonly popup: string; readonly label: string }) => (
  <button type="button" popoverTarget={popup} popoverTargetAction="hide" aria-label={label} className="round-button">
    <Icon name="close" />
  </button>
);
