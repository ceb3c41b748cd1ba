import { expect, it } from 'vitest';
import { isBestOffer } from './best-offers.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const PATH = '/personal/offers/card-offers/dining/bunn';

it.each([
  ['one second from now', '2026-11-23T12:00:01Z', PATH, true, true],
  ['now', '2026-11-23T12:00:00Z', PATH, true, false],
  ['today, but earlier', '2026-11-23T00:00:00Z', PATH, true, false],
  ['never', null, PATH, true, false],
  ['later, with a path of four segments', '2027-01-01T00:00:00Z', '/offers/card-offers/dining/bunn', true, false],
  ['later, with a path of six segments', '2027-01-01T00:00:00Z', `${PATH}/more`, true, false],
  ['later, with slashes that separate nothing', '2027-01-01T00:00:00Z', `/${PATH}/`, true, true],
  ['later, and is not marked', '2027-01-01T00:00:00Z', PATH, false, false],
])('OFF-HUB-15 counts as best or not an offer that expires %s', (_, value, path, IsBestOffer, isBest) => {
  expect(isBestOffer({ path, fields: { IsBestOffer, ExpiryDate: { value } } }, NOW)).toBe(isBest);
});
