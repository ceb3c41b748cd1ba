import { formatMoney } from '#src/i18n/numbers.ts';
import { RiyalSign } from './RiyalSign.tsx';
import { defineExamples } from '../examples.ts';

export const examples = defineExamples({
  figure: ({ language }) => (
    <p className="flex items-center gap-2 text-3xl rtl:flex-row-reverse rtl:justify-end">
      <RiyalSign className="text-saffron-500" />
      {formatMoney(120_000, language)}
    </p>
  ),
});
