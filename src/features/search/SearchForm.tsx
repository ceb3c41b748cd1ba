import type { ReactNode, RefObject } from 'react';
import { paths } from '#src/config/paths.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { PageKind } from '#src/config/paths.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { classes } from '#src/ui/classes.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { KIND_FIELD, submitTerm, TERM_FIELD } from './submit-term.ts';
import { MAX_TERM_LENGTH } from './search-url.ts';
import type { SearchFormPhrases } from './phrases.ts';

interface SearchFormProps {
  readonly language: Language;
  readonly phrases: SearchFormPhrases;
  /** Text of the field; without `typed` and `onType` the field is uncontrolled. */
  readonly typed?: string | undefined;
  readonly onType?: (typed: string) => void;
  /** Called on submit instead of loading the page of results. */
  readonly onSearch?: (typed: string) => void;
  readonly field?: RefObject<HTMLInputElement | null>;
  /** The one kind of pages that are searched; all by default. */
  readonly kind?: PageKind;
  /** Accessible name and placeholder of the field; that of a search in the whole site by default. */
  readonly label?: string;
  /** Content after the button. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/**
 * Renders the search field as a plain form, which works without scripts. With scripts it trims the text and does not
 * submit an empty one.
 */
export function SearchForm({
  language,
  phrases,
  typed,
  onType,
  onSearch,
  field,
  kind,
  label = phrases.search_the_site,
  children,
  className,
}: SearchFormProps) {
  return (
    <form
      action={localizeHref(paths.search, language)}
      role="search"
      // The header has another one.
      aria-label={kind === undefined ? undefined : label}
      onSubmit={(event) => submitTerm(event, onSearch)}
      className={classes('flex flex-wrap items-center gap-2', className)}
    >
      <div className="field-box min-w-0 flex-[1_1_9rem]">
        <Icon name="search" className="ms-4 text-text-3 max-sm:hidden" />
        <input
          ref={field}
          // In a popover: a browser focuses it when the popover opens.
          autoFocus={field !== undefined}
          type="search"
          name={TERM_FIELD}
          maxLength={MAX_TERM_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
          className="field-input search-input"
          {...(onType && { value: typed ?? '', onChange: (event) => onType(event.currentTarget.value) })}
        />
      </div>
      {kind !== undefined && <input type="hidden" name={KIND_FIELD} value={kind} />}
      <Button type="submit">{phrases.search}</Button>
      {children}
    </form>
  );
}
