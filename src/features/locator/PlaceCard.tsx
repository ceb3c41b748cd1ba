import type { Language } from '#sitecore/definitions/language.ts';
import type { DistantPlace } from '#src/domain/locator/place.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { Star } from '#src/ui/icon/Star.tsx';
import type { PlacePhrases } from './locator-phrases.ts';
import { directionsUrl, distanceText, hoursText } from './place-texts.ts';

interface PlaceCardProps {
  readonly place: DistantPlace;
  /** From 1, in the list. */
  readonly number: number;
  readonly phrases: PlacePhrases;
  readonly language: Language;
}

/**
 * Renders a place with its hours; a browser shows its opening status in their place (`fillCard`, which fills copies of the same
 * card with other places).
 */
export function PlaceCard({ place, number, phrases, language }: PlaceCardProps) {
  const { id, kind, title, tag, address, hours, path } = place;
  const shownHours = kind === 'branch' ? hours.working : '24 hours';
  return (
    <li className="locator-card" data-place={id}>
      <span className="place-number">
        <Star className="size-full bg-current" />
        <b data-number="">{formatNumber(number, language)}</b>
      </span>
      <div className="min-w-0">
        <div className="place-head">
          <h2>
            <button type="button" aria-pressed="false" data-title="" className="place-select">
              {title}
            </button>
          </h2>
          <span data-km="">{distanceText(place.distance, phrases.locator_km, language)}</span>
        </div>
        <p data-address="" className="place-address">
          {address}
        </p>
        <p className="place-labels">
          <span data-status="" data-kind={kind} data-hours={hours.working} className="place-status">
            {hoursText(shownHours, phrases, language)}
          </span>
          <span data-tag="" className="place-tag">
            {tag}
          </span>
        </p>
        <p className="place-links">
          <a href={directionsUrl(place)} target="_blank" rel="noopener noreferrer" data-directions="">
            {phrases.locator_directions}
            <span className="sr-only">{` (${phrases.sign_in_new_tab})`}</span>
          </a>
          {path !== '' && (
            <a href={localizeHref(path, language)} data-page="">
              {phrases.locator_branch_page}
            </a>
          )}
        </p>
      </div>
    </li>
  );
}
