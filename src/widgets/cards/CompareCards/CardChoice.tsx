import { Text } from '#src/cms/fields/Text.tsx';
import { SLOT_NUMBERS } from '#src/domain/cards/card-slots.ts';
import { FORM_KEY } from '#src/features/form/form-query.ts';
import { Button } from '#src/ui/action/Button.tsx';
import type { AllCardsProps } from './CompareCards.widget.ts';
import { SHARE_NAME } from './share-name.ts';

interface CardChoiceProps extends Pick<AllCardsProps, 'uid' | 'fields' | 'phrases'> {
  /** Ids of the cards that are chosen. */
  readonly chosen: readonly string[];
}

/** Renders a form with a checkbox per card, which a browser without scripts submits, and what to do next. */
export function CardChoice({ uid, fields, phrases, chosen }: CardChoiceProps) {
  const id = `compare-${uid}-choice`;
  return (
    <form id={id} action={`#${id}`} className="mb-10 scroll-mt-24">
      <fieldset>
        <legend className="mb-3 font-strong">{phrases.compare_choose}</legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3 lg:grid-cols-4">
          {fields.Cards.map((card) => (
            <label key={card.id} className="flex min-h-touch items-center gap-2">
              <input
                type="checkbox"
                name={card.id}
                value="1"
                defaultChecked={chosen.includes(card.id)}
                className="size-5 accent-primary"
              />
              <span>
                <Text field={card.fields.Title} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <input type="hidden" name={FORM_KEY} value={SHARE_NAME} />
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button type="submit">{phrases.compare_submit}</Button>
        {chosen.length === 1 && <p role="status">{phrases.compare_add_second}</p>}
        {chosen.length > SLOT_NUMBERS.length && <p role="status">{phrases.compare_first_three}</p>}
      </div>
    </form>
  );
}
