import { isSubmitted } from '#src/features/form/form-query.ts';
import { SLOT_NUMBERS } from '#src/domain/cards/card-slots.ts';
import { AllCards } from './AllCards.tsx';
import { CardChoice } from './CardChoice.tsx';
import type { AllCardsProps } from './CompareCards.widget.ts';
import { SHARE_NAME } from './share-name.ts';

/** Parts that the browser keeps as the server rendered them. */
export const staticParts = { all: WithoutScripts };

/** Renders what a browser without scripts shows: a choice of cards, and those chosen, or every card. */
function WithoutScripts(props: AllCardsProps) {
  const { uid, fields, query } = props;
  const chosen = isSubmitted(SHARE_NAME, query) ? fields.Cards.filter(({ id }) => query[id] !== undefined) : [];
  const compared = chosen.slice(0, SLOT_NUMBERS.length);
  return (
    <>
      <CardChoice {...props} chosen={chosen.map(({ id }) => id)} />
      {compared.length > 0 && <AllCards {...props} uid={`${uid}-chosen`} fields={{ ...fields, Cards: compared }} />}
      {/* Browsers with scripts read the compared columns from the table of all cards. */}
      <div hidden={compared.length > 0} data-every-card="">
        <AllCards {...props} />
      </div>
    </>
  );
}
