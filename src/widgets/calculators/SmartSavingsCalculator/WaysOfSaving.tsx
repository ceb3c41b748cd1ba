import type { Language } from '#sitecore/definitions/language.ts';
import { Text } from '#src/cms/fields/Text.tsx';
import { RIYAL_TAB } from '#src/domain/calculators/smart-savings.ts';
import { Tabs } from '#src/ui/disclosure/Tabs.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import type { SmartSavingsCalculatorProps } from './SmartSavingsCalculator.widget.ts';
import type { Saver } from './use-savings.ts';

interface WaysOfSavingProps extends Pick<SmartSavingsCalculatorProps, 'phrases'> {
  readonly id: string;
  readonly language: Language;
  readonly saver: Saver;
}

/** Renders a tab per way of saving, with a card per category. */
export function WaysOfSaving({ id, language, phrases, saver }: WaysOfSavingProps) {
  const { tabs, tab } = saver;
  return (
    <Tabs
      id={id}
      label={phrases.savings_ways}
      kind="pills"
      language={language}
      tabs={tabs.map(({ id: tabId, title }) => ({ id: tabId, label: <Text field={title} /> }))}
      chosen={tab}
      onChoose={saver.choose}
    >
      {tabs.map(({ id: tabId, categories }, position) => (
        <div
          key={tabId}
          role="group"
          aria-label={phrases.savings_categories}
          className="grid grid-cols-2 gap-3 md:grid-cols-3"
        >
          {categories.map((category) => (
            <CategoryCard
              key={category.id}
              category={category}
              language={language}
              isChosen={position === tab && saver.isChosen(category.id)}
              badge={position === RIYAL_TAB && saver.isChosen(category.id) ? 1 : undefined}
              onToggle={() => saver.toggle(category.id)}
            />
          ))}
        </div>
      ))}
    </Tabs>
  );
}
