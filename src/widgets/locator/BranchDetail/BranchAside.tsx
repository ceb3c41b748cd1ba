import { PhoneNumber } from '#src/cms/fields/PhoneNumber.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { isInCountry } from '#src/domain/locator/distance.ts';
import type { DistantPlace } from '#src/domain/locator/place.ts';
import { directionsUrl, distanceText } from '#src/features/locator/place-texts.ts';
import { localizeHref } from '#src/i18n/localize-href.ts';
import { localDigits } from '#src/i18n/integers.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { BranchDetailProps } from './BranchDetail.widget.ts';

/** Renders directions and phone of a branch, and the places nearest to it. */
export function BranchAside(props: BranchDetailProps) {
  const { fields, phrases, page, data } = props;
  const { locator_km: distance } = phrases;
  const { Phone, Address, City, Latitude, Longitude } = fields;
  const point = { latitude: Latitude ?? NaN, longitude: Longitude ?? NaN };
  const target = { ...point, isLocated: isInCountry(point), address: Address.value, city: City.value };
  return (
    <aside className="grid min-w-0 content-start gap-gap">
      <section className="branch-panel">
        <Heading level={2} size="lg">
          {phrases.branch_visit}
        </Heading>
        <p className="mt-4">
          <Button href={directionsUrl(target)} external wide iconStart="route">
            {phrases.locator_directions}
            <span className="sr-only">{` (${phrases.sign_in_new_tab})`}</span>
          </Button>
        </p>
        {isShown(Phone) && (
          <dl className="branch-facts">
            <dt>{phrases.branch_phone}</dt>
            <dd>
              {Phone.editable ? (
                <Text field={Phone} />
              ) : (
                <PhoneNumber field={{ ...Phone, value: localDigits(Phone.value, page.language) }} />
              )}
            </dd>
          </dl>
        )}
      </section>
      <Neighbours title={phrases.branch_nearest_atms} places={data.atms} distance={distance} {...props} />
      <Neighbours title={phrases.branch_nearest_branches} places={data.branches} distance={distance} {...props} />
    </aside>
  );
}

interface NeighboursProps extends BranchDetailProps {
  readonly title: string;
  readonly places: readonly DistantPlace[];
  /** Phrase of a distance. */
  readonly distance: string;
}

/** Renders places with links to their pages, or to directions where they have none; nothing for no places. */
function Neighbours({ title, places, distance, phrases, page }: NeighboursProps) {
  if (places.length === 0) return null;
  return (
    <section className="bg-quiet p-panel firm-lg">
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <ul className="branch-neighbours">
        {places.map((place) => (
          <li key={place.id}>
            {place.path === '' ? (
              <a href={directionsUrl(place)} target="_blank" rel="noopener noreferrer">
                {place.title}
                <span className="sr-only">{` (${phrases.locator_directions}, ${phrases.sign_in_new_tab})`}</span>
              </a>
            ) : (
              <a href={localizeHref(place.path, page.language)}>{place.title}</a>
            )}
            <span>{distanceText(place.distance, distance, page.language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
