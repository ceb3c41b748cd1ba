import type { CardParams } from './section-data.ts';

/** Attributes of a list of cards that content-cards.css draws by; none for a look that is the block's own. */
export interface CardLook {
  readonly 'data-variant'?: string;
  readonly 'data-align'?: string;
  readonly 'data-spacing'?: string;
  readonly 'data-elevated'?: '';
}

const chosen = (value: string): value is string => value !== 'default';

/** Maps the parameters of cards to their look: the one place that does. Cards are raised only when `elevated` is "1". */
export const cardLook = ({
  cardVariant,
  align,
  cardSpacing,
  elevated,
}: Pick<CardParams, 'cardVariant' | 'align' | 'cardSpacing' | 'elevated'>): CardLook => ({
  ...(chosen(cardVariant) && { 'data-variant': cardVariant }),
  ...(chosen(align) && { 'data-align': align }),
  ...(chosen(cardSpacing) && { 'data-spacing': cardSpacing }),
  ...(elevated === '1' && { 'data-elevated': '' }),
});
