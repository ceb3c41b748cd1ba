import type { Language } from '#sitecore/definitions/language.ts';
import { ownHours } from '#src/domain/locator/own-hours.ts';
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
  const { id, title, address, path } = place;
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
        <Labels place={place} phrases={phrases} language={language} />
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

/** Renders the hours of working days, which a browser replaces with the opening status, and the tag. */
function Labels({ place, phrases, language }: Omit<PlaceCardProps, 'number'>) {
  const { working, friday, saturday } = ownHours(place);
  return (
    <p className="place-labels">
      <span
        data-status=""
        data-working={working}
        data-friday={friday}
        data-saturday={saturday}
        className="place-status"
      >
        {hoursText(working, phrases, language)}
      </span>
      <span data-note="" className="place-note" />
      <span data-tag="" className="place-tag">
        {place.tag}
      </span>
    </p>
  );
}
