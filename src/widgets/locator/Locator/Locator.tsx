import { ListingHead } from '#src/features/listing/ListingHead.tsx';
import { listingUrl } from '#src/features/listing/listing-address.ts';
import { BLANK_PLACE } from '#src/features/locator/blank-place.ts';
import { BROWSER_PHRASES } from '#src/features/locator/locator-phrases.ts';
import { MapCard } from '#src/features/locator/map/MapCard.tsx';
import { PlaceMap } from '#src/features/locator/map/PlaceMap.tsx';
import { PlaceCard } from '#src/features/locator/PlaceCard.tsx';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { plural } from '#src/i18n/plural.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { EmptyIllustration } from '#src/ui/result/EmptyIllustration.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { locatorAddress } from './locator-address.ts';
import type { LocatorProps } from './Locator.widget.ts';
import { LocatorFilters } from './LocatorFilters.tsx';

/** Renders the places that the URL's filters find, the nearest to the default centre first; a browser filters them in place. */
export function Locator(props: LocatorProps) {
  const { fields, params, phrases, page, data } = props;
  return (
    <Wrap>
      <ListingHead title={fields.Title} text={fields.Description} />
      <div
        data-locator=""
        data-service={params.Service}
        data-host={page.servicesHost}
        data-phrases={JSON.stringify(Object.fromEntries(BROWSER_PHRASES.map((key) => [key, phrases[key]])))}
        className={params.HideMap ? 'place-locator' : 'place-locator locator-with-map'}
      >
        <div className="locator-side">
          <LocatorFilters {...props} />
          <p className="locator-status">
            <span role="status" data-total="">
              {data.places && plural(phrases, 'locator_total', data.total, page.language)}
            </span>
            <span data-origin="">{phrases.locator_from_centre}</span>
          </p>
          <Results {...props} />
        </div>
        {!params.HideMap && <Map {...props} />}
      </div>
    </Wrap>
  );
}

function Map({ params, phrases, page, data: { state, cities, pins, map } }: LocatorProps) {
  const path = localizeHref(page.path, page.language);
  const address = locatorAddress(params.Service);
  const idOf = (name: string) => cities.find((city) => city.name === name)?.id ?? '';
  return (
    <PlaceMap
      settings={map}
      cities={pins}
      cityHref={(name) => listingUrl(path, address.write({ ...state, city: idOf(name), page: 1 }))}
      phrases={phrases}
      language={page.language}
      className="locator-map"
    >
      <MapCard phrases={phrases} />
    </PlaceMap>
  );
}

function Results({ phrases, params, page, data: { state, places, total } }: LocatorProps) {
  const path = localizeHref(page.path, page.language);
  const address = locatorAddress(params.Service);
  const urlOf = (number: number) => listingUrl(path, address.write({ ...state, page: number }));
  const shown = places ?? [];
  const cardProps = { phrases, language: page.language };
  const none = <Message title={phrases.locator_none} hint={phrases.locator_none_hint} />;
  const failed = (
    <Message title={phrases.locator_failed}>
      <Button href={urlOf(1)} kind="soft" data-retry="">
        {phrases.search_retry}
      </Button>
    </Message>
  );
  return (
    <section aria-label={phrases.locator_list} className="locator-results">
      <div data-message="" role="status">
        {!places && failed}
        {places?.length === 0 && none}
      </div>
      <ol data-list="" className="place-list">
        {shown.map((place, index) => (
          <PlaceCard key={place.id} place={place} number={index + 1} {...cardProps} />
        ))}
      </ol>
      <p data-more="" hidden={shown.length >= total} className="locator-more">
        <Button href={urlOf(state.page + 1)} kind="line">
          {phrases.locator_more}
        </Button>
      </p>
      <template data-card="">
        <PlaceCard place={BLANK_PLACE} number={1} {...cardProps} />
      </template>
      <template data-none="">{none}</template>
      <template data-failed="">{failed}</template>
    </section>
  );
}

interface MessageProps {
  readonly title: string;
  readonly hint?: string;
  readonly children?: React.ReactNode;
}

const Message = ({ title, hint, children }: MessageProps) => (
  <div className="listing-message px-4">
    <EmptyIllustration />
    <Heading level={2} size="xl">
      {title}
    </Heading>
    {hint !== undefined && <p>{hint}</p>}
    {children}
  </div>
);
