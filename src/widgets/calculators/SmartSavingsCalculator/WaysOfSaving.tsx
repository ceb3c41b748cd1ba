import type { ReactNode } from 'react';
import { Picture } from '#src/cms/fields/Picture.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { authoredNumber } from '#src/domain/calculators/authored-figures.ts';
import { RIYAL_TAB } from '#src/domain/calculators/smart-savings.ts';
import { riyals } from '#src/features/calculator/result/riyals.tsx';
import { FormFields } from '#src/features/form/FormFields.tsx';
import { formatNumber } from '#src/i18n/numbers.ts';
import { Tabs } from '#src/ui/disclosure/Tabs.tsx';
import type { Saver } from './savings.ts';
import type { SmartSavingsCalculatorProps } from './SmartSavingsCalculator.widget.ts';

interface WaysOfSavingProps extends Pick<SmartSavingsCalculatorProps, 'phrases'> {
  readonly id: string;
  readonly language: SmartSavingsCalculatorProps['page']['language'];
  readonly saver: Saver;
}

/** Renders a tab per way of saving, with a card per category. */
export function WaysOfSaving({ id, language, phrases, saver }: WaysOfSavingProps) {
  const { ways, way } = saver;
  return (
    <Tabs
      id={id}
      label={phrases.savings_ways}
      kind="pills"
      language={language}
      tabs={ways.map(({ id: tabId, title }) => ({ id: tabId, label: <Text field={title} /> }))}
      chosen={way}
      onChoose={saver.choose}
    >
      {ways.map(({ id: tabId, categories }, position) => (
        <Cards key={tabId} label={phrases.savings_categories}>
          {categories.map((category) => {
            const isChosen = position === way && saver.isChosen(category.id);
            return (
              <button
                key={category.id}
                type="button"
                aria-pressed={isChosen}
                onClick={() => saver.toggle(category.id)}
                className="toggle-card category-card"
              >
                <CardFace category={category} language={language} />
                {position === RIYAL_TAB && isChosen && (
                  <span className="absolute start-2.5 top-2.5 grid size-7 star place-items-center bg-saffron-500 text-xs font-strong text-ink-900">
                    {formatNumber(1, language)}
                  </span>
                )}
              </button>
            );
          })}
        </Cards>
      ))}
    </Tabs>
  );
}

/** Renders the same choice for a form without scripts: radios for the ways, a checkbox per category. */
export function SubmittedWays({ id, language, phrases, saver }: WaysOfSavingProps) {
  const { form, settings, state, ways } = saver;
  const lists = [...new Map(ways.map((way) => [way.categories, way])).values()];
  return (
    <>
      {ways.length > 1 && <FormFields id={`${id}-submitted`} {...{ form, language, phrases, settings, state }} />}
      {lists.map(({ id: way, title, categories }) => (
        <div key={way} className="mt-6">
          {lists.length > 1 && (
            <p className="mb-3 font-strong">
              <Text field={title} />
            </p>
          )}
          <Cards label={phrases.savings_categories}>
            {categories.map((category) => (
              <label key={category.id} className="toggle-card category-card">
                <CardFace category={category} language={language} />
                <input
                  type="checkbox"
                  name={category.id}
                  value="1"
                  defaultChecked={saver.isChosen(category.id)}
                  className="absolute inset-0 cursor-[inherit] appearance-none rounded-[inherit]"
                />
              </label>
            ))}
          </Cards>
        </div>
      ))}
    </>
  );
}

const Cards = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div role="group" aria-label={label} className="grid grid-cols-2 gap-3 md:grid-cols-3">
    {children}
  </div>
);

interface CardFaceProps extends Pick<WaysOfSavingProps, 'language'> {
  readonly category: SmartSavingsCalculatorProps['fields']['SmartSavingCategories'][number];
}

/** Renders a category's icon, name and weekly spending. */
const CardFace = ({ category: { fields }, language }: CardFaceProps) => (
  <>
    <span>
      <Picture field={fields.Icon} />
    </span>
    <b>
      <Text field={fields.Title} />
    </b>
    <small>{riyals(authoredNumber(fields.DefaultWeeklySpent.value), language, 2)}</small>
  </>
);
