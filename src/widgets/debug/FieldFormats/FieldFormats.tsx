import { DateText } from '#src/cms/fields/DateText.tsx';
import { PhoneNumber } from '#src/cms/fields/PhoneNumber.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { TestRows } from '#src/features/debug/TestRows.tsx';
import { formatDayOrError } from '#src/i18n/date.ts';
import { formatMinimalDecimals, formatMoney, formatPercent } from '#src/i18n/numbers.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { Money } from '#src/ui/text/Money.tsx';
import type { FieldFormatsProps } from './FieldFormats.widget.ts';

const TWO = { decimals: 2 };

/** Renders each formatting beside its name. */
export function FieldFormats({ fields, phrases, page: { language } }: FieldFormatsProps) {
  const { Title, Phone, Sentence, Amount, Percentage, Date: day, Number: figure } = fields;
  const rows = [
    [phrases.test_phone, isShown(Phone) && <PhoneNumber key="" field={Phone} />],
    [phrases.test_sentence, <Text key="" field={Sentence} />],
    [
      phrases.test_amount,
      Amount !== null && (
        <Money key="" figure={formatMoney(Amount, language, TWO)} spoken={spokenMoney(Amount, language, TWO)} />
      ),
    ],
    [phrases.test_percentage, Percentage !== null && formatPercent(Percentage, language)],
    [
      phrases.test_date,
      <DateText key="" field={day}>
        {day.value !== null && formatDayOrError(day.value, language)}
      </DateText>,
    ],
    [phrases.test_number, figure !== null && formatMinimalDecimals(figure, language)],
  ] as const;
  return <TestRows title={Title} rows={rows} />;
}
