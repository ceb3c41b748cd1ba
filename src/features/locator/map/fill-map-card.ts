import { riyadhMoment } from '#src/domain/locator/opening-status.ts';
import { ownHours } from '#src/domain/locator/own-hours.ts';
import type { DistantPlace } from '#src/domain/locator/place.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { type CardTexts, showStatus } from '../fill-card.ts';
import { addressText, directionsUrl, listedTexts } from '../place-texts.ts';

/** Shows a place on the card over the map; hides it without one. */
export function fillMapCard(
  card: HTMLElement,
  place: DistantPlace | undefined,
  { phrases, language }: CardTexts,
): void {
  card.hidden = !place;
  if (!place) return;
  const part = (name: string) => card.querySelector<HTMLElement>(`[data-${name}]`);
  part('title')?.replaceChildren(place.title);
  part('address')?.replaceChildren(addressText(place, language));
  part('directions')?.setAttribute('href', directionsUrl(place));
  const page = part('page');
  if (page) page.hidden = place.path === '';
  page?.setAttribute('href', localizeHref(place.path, language));
  const status = listedTexts(ownHours(place), riyadhMoment(Date.now()), phrases, language);
  showStatus(part('card-status'), part('note'), status);
}
