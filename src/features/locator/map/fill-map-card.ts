import { openingStatus, riyadhMoment } from '#src/domain/locator/opening-status.ts';
import type { DistantPlace } from '#src/domain/locator/place.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import type { CardTexts } from '../fill-card.ts';
import { addressText, directionsUrl, statusText } from '../place-texts.ts';

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
  const status = openingStatus(place.kind, place.hours.working, riyadhMoment(Date.now()));
  const badge = part('card-status');
  if (badge) badge.dataset.status = status.kind === 'open' && status.until === null ? 'unknown' : status.kind;
  badge?.replaceChildren(statusText(status, phrases, language));
}
