import type { Language } from '#sitecore/definitions/language.ts';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { formatNumber } from '#src/i18n/numbers.ts';
import type { SmartSavingsCalculatorProps } from './SmartSavingsCalculator.widget.ts';

interface CategoryCardProps {
  readonly category: SmartSavingsCalculatorProps['fields']['SmartSavingCategories'][number];
  readonly language: Language;
  readonly isChosen: boolean;
  /** Weekly saving in riyals, shown on the card when given. */
  readonly badge?: number | undefined;
  readonly onToggle: () => void;
}

/** Renders a toggle button of a spending category. */
export function CategoryCard({ category, language, isChosen, badge, onToggle }: CategoryCardProps) {
  const { Icon, Title, DefaultWeeklySpent } = category.fields;
  return (
    <button type="button" aria-pressed={isChosen} onClick={onToggle} className="toggle-card category-card">
      <span>
        <Picture field={Icon} />
      </span>
      <b>
        <Text field={Title} />
      </b>
      <small>{riyals(authoredNumber(DefaultWeeklySpent.value), language, 2)}</small>
      {badge !== undefined && (
        <span className="absolute start-2.5 top-2.5 grid size-7 star place-items-center bg-saffron-500 text-xs font-strong text-ink-900">
          {formatNumber(badge, language)}
        </span>
      )}
    </button>
  );
}
