/** A point on the earth in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The centre of Riyadh. */
export const DEFAULT_CENTRE: Point = { latitude: 24.7136, longitude: 46.6753 };

const EARTH_KM = 6371;
const RADIANS = Math.PI / 180;

/** Bounds of the country, with a margin for its coasts and islands. */
const COUNTRY = { south: 16, north: 32.5, west: 34, east: 56 };

/** Returns the length of the great circle between two points in kilometres (haversine). */
export function distanceKm(from: Point, to: Point): number {
  const [fromLatitude, toLatitude] = [from.latitude * RADIANS, to.latitude * RADIANS];
  const north = Math.sin((toLatitude - fromLatitude) / 2);
  const east = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  const half = north * north + Math.cos(fromLatitude) * Math.cos(toLatitude) * east * east;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Returns true for a point within the bounds of the country. */
export const isInCountry = ({ latitude, longitude }: Point): boolean =>
  latitude >= COUNTRY.south && latitude <= COUNTRY.north && longitude >= COUNTRY.west && longitude <= COUNTRY.east;
