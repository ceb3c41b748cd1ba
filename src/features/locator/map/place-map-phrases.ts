/** Dictionary keys of the texts of a map. */
export const PLACE_MAP_PHRASES = [
  'map_failed',
  'map_failed_hint',
  'map_keys',
  'map_label',
  'map_nowhere',
  'map_sources',
  'map_whole',
  'map_zoom_in',
  'map_zoom_out',
  'search_retry',
] as const;
