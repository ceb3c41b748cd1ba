import { MOST_WHEEL_CARDS } from '#src/ui/carousel/wheel-turn.ts';
import type { CircularSliderProps } from './CircularSlider.widget.ts';

type Item = CircularSliderProps['fields']['items'][number];

/** A card of the slider. */
export interface SliderCard {
  /** Its number, from 1. */
  readonly id: number;
  readonly Title: Item['fields']['Title'];
  readonly Description: Item['fields']['Description'];
  /** Its picture; one without a description has that of the slider. */
  readonly image: Item['fields']['Image'];
  readonly ground: Item['fields']['GradientColorClass'];
  readonly link: Item['fields']['Link'];
  readonly secondaryLink: Item['fields']['SecondaryLink'];
}

/** Returns the cards of a slider, at most 18; for an author all of them. */
export const sliderCards = (items: readonly Item[], alt: string, edited: boolean): readonly SliderCard[] =>
  (edited ? items : items.slice(0, MOST_WHEEL_CARDS)).map(({ fields }, index) => ({
    id: index + 1,
    Title: fields.Title,
    Description: fields.Description,
    image: { ...fields.Image, alt: fields.Image.alt || alt },
    ground: fields.GradientColorClass,
    link: fields.Link,
    secondaryLink: fields.SecondaryLink,
  }));
