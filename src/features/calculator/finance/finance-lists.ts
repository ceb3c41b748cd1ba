import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import type { Option } from '#src/ui/form/Select.tsx';

/** Authored lists of options. */
export interface FinanceLists {
  readonly AccountType: readonly { readonly id: string; readonly fields: { readonly Title: TextValue } }[];
  readonly Nationality: readonly Named[];
  readonly Tenure: readonly {
    readonly fields: { readonly TenorTitle: TextValue; readonly Amountbymonth: number | null };
  }[];
}

interface Named {
  readonly fields: { readonly Title: TextValue; readonly Value: TextValue };
}

export const accountTypes = ({ AccountType }: Pick<FinanceLists, 'AccountType'>): readonly Option[] =>
  AccountType.map(({ id, fields: { Title } }) => ({ value: id, label: Title.value }));

/** Returns options identified by their authored value, the same in every language. */
export const namedOptions = (items: readonly Named[]): readonly Option[] =>
  items.map(({ fields: { Title, Value } }) => ({ value: Value.value, label: Title.value }));

export const tenures = ({ Tenure }: Pick<FinanceLists, 'Tenure'>): readonly Option[] =>
  Tenure.map(({ fields: { TenorTitle, Amountbymonth } }) => ({
    value: `${Amountbymonth ?? ''}`,
    label: TenorTitle.value,
  }));

export const optionValues = (options: readonly Option[]): readonly string[] => options.map(({ value }) => value);
