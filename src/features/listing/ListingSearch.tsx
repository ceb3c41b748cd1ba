import type { ReactNode } from 'react';
import type { PageFacts } from '#src/cms/widget.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { MAX_TERM, type OtherValue } from './listing-address.ts';
import { ListingForm } from './ListingForm.tsx';

interface ListingSearchProps {
  /** Accessible name of the search. */
  readonly label: string;
  readonly page: PageFacts;
  /** The values of the address that no control of the form has. */
  readonly others: readonly OtherValue[];
  /** For a button that clears all: the values of the address without filters, and if it is that address already. */
  readonly clear?: { readonly values: readonly OtherValue[]; readonly isDone: boolean };
  readonly phrases: { readonly listing_apply: string; readonly listing_clear: string };
  /** A `SearchField`, any `FilterSelect`. */
  readonly children: ReactNode;
}

/** Renders the filters of a listing in one form; without scripts a button submits it. */
export const ListingSearch = ({ label, page, others, clear, phrases, children }: ListingSearchProps) => (
  <div role="search" aria-label={label} className="listing-search">
    <ListingForm page={page} others={others} className="listing-search-form">
      {children}
      <Button type="submit" kind="line" className="not-noscript:hidden">
        {phrases.listing_apply}
      </Button>
    </ListingForm>
    {clear && (
      <ListingForm page={page} others={clear.values}>
        <Button
          type="submit"
          kind="text"
          iconStart="close"
          aria-disabled={clear.isDone}
          data-clear=""
          className="aria-disabled:text-text-3"
        >
          {phrases.listing_clear}
        </Button>
      </ListingForm>
    )}
  </div>
);

interface SearchFieldProps {
  readonly label: string;
  /** Key of the address. */
  readonly name: string;
  readonly value: string;
  /** Time after the last keystroke until the text is submitted; without one a visitor submits it. */
  readonly delayMs?: number;
  /** False for a text that a browser with scripts leaves out of its URL. */
  readonly inUrl?: boolean;
}

/** Renders a text by which a listing is searched; with a delay `enhanceListing` submits it while a visitor types. */
export const SearchField = ({ label, name, value, delayMs, inUrl = true }: SearchFieldProps) => (
  <div className="field-box listing-search-field">
    <Icon name="search" />
    <input
      type="search"
      name={name}
      defaultValue={value}
      maxLength={MAX_TERM}
      autoComplete="off"
      enterKeyHint="search"
      aria-label={label}
      placeholder={label}
      {...(delayMs === undefined ? { 'data-submitted': '' } : { 'data-delay': delayMs })}
      {...(!inUrl && { 'data-unwritten': '' })}
      className="field-input"
    />
  </div>
);

interface FilterSelectProps {
  readonly label: string;
  /** Key of the address. */
  readonly name: string;
  readonly chosen: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

/** Renders the values of a key as a native select among other controls. */
export const FilterSelect = ({ label, name, chosen, choices }: FilterSelectProps) => (
  <div className="field-box listing-select">
    <select name={name} defaultValue={chosen} autoComplete="off" aria-label={label} className="field-input">
      {choices.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
    <Icon name="down" />
  </div>
);
