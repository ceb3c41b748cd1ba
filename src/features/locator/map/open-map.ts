import type { OpenMap } from './locator-map.ts';
import type { MapSettings } from './map-settings.ts';

/** Returns what opens the map of these settings; its code loads with its first use. */
export function mapOpener(settings: MapSettings): OpenMap {
  switch (settings.kind) {
    case 'google':
      return async (options) => (await import('./google/open-google-map.tsx')).openGoogleMap(settings, options);
    case 'tiles':
      return async (options) => (await import('./tiles/tile-map.ts')).openTileMap(settings, options);
    case 'drawing':
      return async (options) => new (await import('./svg/svg-map.ts')).SvgMap(options);
  }
}
