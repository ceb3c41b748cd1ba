import { Button } from '#src/ui/action/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { ListingForm, type ListingFormProps } from './ListingForm.tsx';

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
