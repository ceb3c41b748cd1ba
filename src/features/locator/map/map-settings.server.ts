import { withOrigins } from '#src/cms/page-origins.ts';
import { mapSettings } from '#src/config/env.ts';
import type { MapSettings } from './map-settings.ts';

/** Hosts of a tile server with `{s}` have any first part. */
const originOf = (template: string): string =>
  new URL(template.replace('{s}.', 'tiles.')).origin.replace(
    '//tiles.',
    template.includes('{s}.') ? '//*.' : '//tiles.',
  );

/** Returns what draws the maps of this site, which the policy of the page then names: Google with a key, else a tile server. */
export function loadMapSettings(): MapSettings {
  const { GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_URL, MAP_TILES_URL, MAP_TILES_ATTRIBUTION } = mapSettings();
  if (key !== undefined) {
    const { origin } = new URL(GOOGLE_MAPS_URL);
    return withOrigins<MapSettings>(
      { kind: 'google', key, url: origin },
      {
        'script-src': [origin],
        'connect-src': [origin, 'https://*.googleapis.com'],
        'img-src': [origin, 'https://*.googleapis.com', 'https://*.gstatic.com'],
        'font-src': ['https://fonts.gstatic.com'],
        // Google's script adds style elements of its own.
        'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
      },
    );
  }
  if (MAP_TILES_URL === undefined) return { kind: 'drawing' };
  const tiles: MapSettings = { kind: 'tiles', url: MAP_TILES_URL, attribution: MAP_TILES_ATTRIBUTION };
  return withOrigins(tiles, { 'img-src': [originOf(MAP_TILES_URL)] });
}
