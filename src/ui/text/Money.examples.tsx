import { formatMoney } from '#src/i18n/numbers.ts';
import { spokenMoney } from '#src/i18n/spoken-money.ts';
import { Money } from './Money.tsx';
import { defineExamples, type ExampleProps } from '../examples.ts';

const Amount = ({ language, value }: ExampleProps & { readonly value: number }) => (
  <Money figure={formatMoney(value, language)} spoken={spokenMoney(value, language)} className="text-3xl" />
);

export const examples = defineExamples({
  short: (props) => <Amount {...props} value={1_850} />,
  long: (props) => <Amount {...props} value={9_335_906_249} />,
  inSentence: (props) => (
    <p>
      {props.t({ ar: 'الرسوم الإدارية ', en: 'The administration fee is ' })}
      <Money figure={formatMoney(1_250, props.language)} spoken={spokenMoney(1_250, props.language)} />
      {props.t({ ar: ' تُدفع مرة واحدة.', en: ', paid once.' })}
    </p>
  ),
});
