import type { CSSProperties, ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';
import { paths } from '#src/config/paths.ts';
import type { CityPin } from '#src/domain/locator/city-pins.ts';
import { MAP_HEIGHT, MAP_WIDTH } from '#src/domain/locator/map-view.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { MapSettings } from './map-settings.ts';
import type { PLACE_MAP_PHRASES } from './place-map-phrases.ts';

type Phrases = Readonly<Record<(typeof PLACE_MAP_PHRASES)[number], string>>;

interface PlaceMapProps {
  readonly settings: MapSettings;
  /** Cities on the map of a visitor without scripts, and before it opens. */
  readonly cities?: readonly CityPin[];
  /** Returns the URL of the places of a city by its name. */
  readonly cityHref?: (name: string) => string;
  readonly phrases: Phrases;
  readonly language: Language;
  readonly className: string;
  /** Stands over the map. */
  readonly children?: ReactNode;
}

/** Renders the map of the Kingdom, with its cities as links: it stands without scripts. A browser opens the map of places in it. */
export function PlaceMap({ settings, cities = [], cityHref, phrases, language, className, children }: PlaceMapProps) {
  return (
    <section
      aria-label={phrases.map_label}
      data-map=""
      data-settings={JSON.stringify(settings)}
      className={`place-map ${className}`}
    >
      <div
        data-canvas=""
        role="group"
        aria-label={phrases.map_label}
        aria-description={phrases.map_keys}
        className="map-canvas"
      >
        <div className="map-sheet">
          <svg data-country="" viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true">
            <use href={`${paths.kingdom}#regions`} />
          </svg>
          <svg data-circles="" aria-hidden="true" />
          <div data-labels="" dir="ltr" aria-hidden="true" />
          <div data-pins="" dir="ltr">
            {cityHref &&
              cities.map((city) => (
                <CityLink key={city.name} city={city} href={cityHref(city.name)} language={language} />
              ))}
          </div>
        </div>
        <p className="map-foot">
          <span data-scale="" className="map-scale" />
          <span data-sources="">{phrases.map_sources}</span>
        </p>
        <button type="button" data-nowhere="" hidden className="map-nowhere">
          {phrases.map_nowhere}
        </button>
      </div>
      <MapButtons phrases={phrases} />
      {children}
      <div data-map-message="" role="status" />
      <FailedMessage phrases={phrases} />
    </section>
  );
}

interface PhraseProps {
  readonly phrases: Phrases;
}

/** Renders the buttons that zoom and show the whole country. */
const MapButtons = ({ phrases }: PhraseProps) => (
  <div className="map-buttons noscript:hidden">
    <MapButton label={phrases.map_zoom_in} icon="plus" attributes={{ 'data-zoom-by': '1' }} />
    <MapButton label={phrases.map_zoom_out} icon="minus" attributes={{ 'data-zoom-by': '-1' }} />
    <MapButton label={phrases.map_whole} icon="globe" attributes={{ 'data-whole': '' }} />
  </div>
);

/** Renders the message of a map that has failed, for a browser to show. */
const FailedMessage = ({ phrases }: PhraseProps) => (
  <template data-map-failed="">
    <div className="map-message">
      <Icon name="alert" />
      <b>{phrases.map_failed}</b>
      <p>{phrases.map_failed_hint}</p>
      <Button kind="line" size="sm" data-retry="">
        {phrases.search_retry}
      </Button>
    </div>
  </template>
);

interface CityLinkProps {
  readonly city: CityPin;
  readonly href: string;
  readonly language: Language;
}

/** Renders a city at its position with the number of its places. */
function CityLink({ city: { name, x, y, count }, href, language }: CityLinkProps) {
  const style: CSSProperties & Record<'--x' | '--y', string> = { '--x': `${x}%`, '--y': `${y}%` };
  return (
    <a href={href} className="map-city" style={style}>
      <span className="map-pin" data-pin="many">
        <b>{formatNumber(count, language)}</b>
      </span>
      <bdi>{name}</bdi>
    </a>
  );
}

interface MapButtonProps {
  readonly label: string;
  readonly icon: 'plus' | 'minus' | 'globe';
  readonly attributes: Readonly<Record<string, string>>;
}

const MapButton = ({ label, icon, attributes }: MapButtonProps) => (
  <button type="button" aria-label={label} {...attributes}>
    <Icon name={icon} />
  </button>
);
