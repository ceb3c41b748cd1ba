import type { Language } from '#sitecore/definitions/language.ts';
import { MAP_PHRASES } from './map/locator-map.ts';
import { type PluralKeys, pluralKeys } from '#src/i18n/plural.ts';

/** Dictionary keys of the opening status of a place. */
export const STATUS_PHRASES = [
  'locator_always',
  'locator_closed',
  'locator_open_until',
  'locator_opens_day',
  'locator_opens_today',
] as const;

/** Dictionary keys of the opening status on a card of the locator. */
const LISTED_PHRASES = [...STATUS_PHRASES, 'locator_closed_now', 'locator_weekend'] as const;

/** Dictionary keys of a card's texts. */
export const PLACE_PHRASES = [
  ...LISTED_PHRASES,
  'locator_km',
  'locator_directions',
  'locator_branch_page',
  'sign_in_new_tab',
] as const;

/** Dictionary keys of the texts that the locator's list shows in a browser. */
export const LOCATOR_STATUS_PHRASES = [
  ...pluralKeys('locator_total'),
  'locator_from_centre',
  'locator_from_you',
  'locator_failed',
  'locator_no_city',
] as const;

type Phrases<K extends string> = Readonly<Record<K, string>>;

export type PlacePhrases = Phrases<(typeof PLACE_PHRASES)[number]>;
export type StatusPhrases = Phrases<(typeof STATUS_PHRASES)[number]>;
export type ListedPhrases = Phrases<(typeof LISTED_PHRASES)[number]>;

/** The texts that the enhancement gets from the server's HTML. */
export type LocatorPhrases = ListedPhrases &
  Pick<PlacePhrases, 'locator_km'> &
  Phrases<PluralKeys<'locator_total'> | 'locator_from_you' | 'locator_no_city' | (typeof MAP_PHRASES)[number]>;

/** Keys of the texts that the enhancement gets. */
export const BROWSER_PHRASES = [
  ...LISTED_PHRASES,
  'locator_km',
  ...pluralKeys('locator_total'),
  'locator_from_you',
  'locator_no_city',
  'map_metres',
  'map_cluster',
] as const satisfies readonly (keyof LocatorPhrases)[];

/** Keys of the texts that the branch panel shows in a browser. */
export const PANEL_PHRASES = [...STATUS_PHRASES, ...MAP_PHRASES] as const;

/** Texts and language of the branch panel. */
export interface PanelTexts {
  readonly phrases: Phrases<(typeof PANEL_PHRASES)[number]>;
  readonly language: Language;
}
