import type { ReactNode } from 'react';
import type { PageFacts } from '#src/cms/widget.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { OtherValue } from './listing-address.ts';

interface ListingFormProps {
  readonly page: PageFacts;
  /** The other values of the address, which the form submits along. */
  readonly others: readonly OtherValue[];
  readonly className?: string;
  readonly children: ReactNode;
}

/** Renders a form whose submission is the address of the listing with another value: it needs no scripts. */
export const ListingForm = ({ page, others, className, children }: ListingFormProps) => (
  <form action={localizeHref(page.path, page.language)} data-filter="" className={className}>
    {children}
    {others.map(({ key, value, isUnchanged }) => (
      <input key={key} type="hidden" name={key} value={value} {...(isUnchanged && { 'data-unchanged': '' })} />
    ))}
  </form>
);

interface Choice {
  readonly value: string;
  readonly label: ReactNode;
}

interface ChoicesProps extends Pick<ListingFormProps, 'page' | 'others'> {
  /** Accessible name of the group. */
  readonly label: string;
  /** Key of the address. */
  readonly name: string;
  readonly chosen: string;
  readonly choices: readonly Choice[];
  /** Classes of the group: pills by default. */
  readonly look?: string;
}

/** Renders the values of a key as buttons, one of them pressed. */
export const ChoiceButtons = ({ label, name, chosen, choices, look = 'filter-pills', ...form }: ChoicesProps) => (
  <ListingForm {...form} className="min-w-0 max-w-full">
    <div role="group" aria-label={label} className={look}>
      {choices.map(({ value, label: text }) => (
        <button key={value} type="submit" name={name} value={value} aria-pressed={value === chosen}>
          {text}
        </button>
      ))}
    </div>
  </ListingForm>
);

interface SortProps extends Pick<ListingFormProps, 'page' | 'others'> {
  readonly chosen: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Key of the address; `sort` by default. */
  readonly name?: string;
  readonly phrases: { readonly sort_label: string; readonly listing_apply: string };
}

/** Renders the values of a key as a native select, with a button for browsers without scripts. */
export const SortSelect = ({ chosen, choices, name = 'sort', phrases, ...form }: SortProps) => (
  <ListingForm {...form} className="sort-form">
    <label>
      <span>{phrases.sort_label}</span>
      <span className="field-box">
        <select name={name} defaultValue={chosen} autoComplete="off" className="field-input">
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
    </label>
    <Button type="submit" kind="line" size="sm" className="not-noscript:hidden">
      {phrases.listing_apply}
    </Button>
  </ListingForm>
);
