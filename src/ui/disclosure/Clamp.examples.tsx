import { useEffect, useRef } from 'react';
import { Clamp, clampLabels } from './Clamp.tsx';
import { enhanceClamps } from './enhance-clamps.ts';
import { defineExamples, type ExampleProps } from '../examples.ts';

const LONG = {
  ar: 'تُحسب العمولة على المبلغ الذي سُحب نقداً من يوم السحب، وتُخصم من الحساب في آخر كل شهر. ولا تُحسب على المشتريات التي سُددت كاملة قبل تاريخ الاستحقاق المبيّن في كشف البطاقة. ويستطيع حامل البطاقة أن يسدد ما عليه في أي وقت، من التطبيق أو من أي فرع، دون رسوم على السداد المبكر.',
  en: 'Commission is charged on cash advances from the day of the withdrawal and taken from the account at the end of each month. It is not charged on purchases that are paid in full before the due date on the statement of the card. The holder of the card can pay at any time, in the app or at any branch, without a fee for early payment.',
};

/** Renders clamped text with the enhancement that a widget applies. */
function ClampedText({ t, lines }: ExampleProps & { readonly lines?: number }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current) enhanceClamps(root.current);
  }, []);
  return (
    <div
      ref={root}
      className="max-w-measure"
      {...clampLabels({ more: t({ ar: 'اقرأ المزيد', en: 'Read more' }), less: t({ ar: 'عرض أقل', en: 'Show less' }) })}
    >
      <Clamp lines={lines}>{t(LONG)}</Clamp>
    </div>
  );
}

export const examples = defineExamples({
  twoLines: ClampedText,
  fourLines: (props) => <ClampedText {...props} lines={4} />,
  editing: ({ t }) => <Clamp expanded>{t(LONG)}</Clamp>,
});
