import type { StructuredData } from '#src/cms/structured-data.ts';
import { isInCountry } from '#src/domain/locator/distance.ts';
import { readWorkingHours } from '#src/domain/locator/working-hours.ts';
import { branchHours } from './branch-hours.ts';
import type { widget } from './BranchDetail.widget.ts';

/** The branch, for search engines: a department of the bank. */
export const structuredData: StructuredData<typeof widget> = (fields, { url, publicUrl }) => {
  const { Title, City, Address, Phone, Latitude, Longitude, Accessibility } = fields;
  const point = { latitude: Latitude ?? NaN, longitude: Longitude ?? NaN };
  const own = branchHours(fields);
  const hours = [
    openingHours('Su-Th', own.working),
    openingHours('Fr', own.friday),
    openingHours('Sa', own.saturday),
  ].flat();
  return [
    {
      '@type': 'BankOrCreditUnion',
      '@id': `${url}#branch`,
      url,
      name: Title.value,
      ...(Phone.value !== '' && { telephone: `+966 ${Phone.value.replace(/^0/, '')}` }),
      ...(hours.length > 0 && { openingHours: hours }),
      address: {
        '@type': 'PostalAddress',
        ...(Address.value !== '' && { streetAddress: Address.value }),
        addressLocality: City.value,
        addressCountry: 'SA',
      },
      ...(isInCountry(point) && { geo: { '@type': 'GeoCoordinates', ...point } }),
      ...(Accessibility.length > 0 && {
        amenityFeature: Accessibility.map((help) => ({
          '@type': 'LocationFeatureSpecification',
          name: help.fields.Title.value,
          value: true,
        })),
      }),
      parentOrganization: { '@type': 'BankOrCreditUnion', '@id': `${publicUrl}/#bank` },
    },
  ];
};

/** Returns hours as schema.org writes them, a shift each; none for hours that cannot be read. */
const openingHours = (days: string, text: string): readonly string[] =>
  (readWorkingHours(text) ?? []).map(({ opens, closes }) => `${days} ${clockText(opens)}-${clockText(closes)}`);

/** Returns a time of a 24-hour clock: "09:30". */
const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
