import type { ReactNode } from 'react';
import { ListingForm, type ListingFormProps } from './ListingForm.tsx';

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
