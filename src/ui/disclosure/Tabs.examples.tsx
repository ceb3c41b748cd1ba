import { type ComponentProps, useState } from 'react';
import { formatNumber } from '#src/i18n/numbers.ts';
import { Tabs } from './Tabs.tsx';
import { defineExamples, type ExampleProps } from '../examples.ts';

const TABS = [
  { id: 'benefits', label: { ar: 'المزايا', en: 'Benefits' }, count: 6 },
  { id: 'fees', label: { ar: 'الرسوم', en: 'Fees' }, count: 4 },
  { id: 'terms', label: { ar: 'الشروط', en: 'Terms' }, count: 12 },
];

interface ChoosableTabsProps extends ExampleProps {
  readonly kind: ComponentProps<typeof Tabs>['kind'];
  readonly counted?: boolean;
}

/** Renders tabs of a kind that keep the choice themselves. */
function ChoosableTabs({ kind, counted = false, language, t }: ChoosableTabsProps) {
  const [chosen, setChosen] = useState(0);
  return (
    <Tabs
      id={kind}
      label={t({ ar: 'تفاصيل البطاقة', en: 'Details of the card' })}
      kind={kind}
      language={language}
      tabs={TABS.map(({ id, label, count }) => ({
        id,
        label: t(label),
        ...(counted && { count: formatNumber(count, language) }),
      }))}
      chosen={chosen}
      onChoose={setChosen}
    >
      {TABS.map(({ id, label }) => (
        <p key={id}>
          {t({ ar: 'محتوى التبويب:', en: 'Content of the tab:' })} {t(label)}
        </p>
      ))}
    </Tabs>
  );
}

export const examples = defineExamples({
  pills: (props) => <ChoosableTabs {...props} kind="pills" counted />,
  buttons: (props) => <ChoosableTabs {...props} kind="buttons" />,
  line: (props) => <ChoosableTabs {...props} kind="line" />,
  tiles: (props) => <ChoosableTabs {...props} kind="tiles" />,
});
