import type { PlaceKind } from '#sitecore/rules/place-kind.ts';
import type { Point } from './distance.ts';

/** Hours as the bank writes them, `HH:MM - HH:MM`, several shifts with commas; empty where there are none. */
interface PlaceHours {
  /** Sunday to Thursday. */
  readonly working: string;
  readonly friday: string;
  readonly saturday: string;
  /** Sunday to Thursday, in the section for ladies. */
  readonly ladies: string;
}

/** A branch, an ATM or a kiosk. */
export interface Place extends Point {
  readonly id: string;
  readonly kind: PlaceKind;
  readonly isLadies: boolean;
  /** Searched by. */
  readonly name: string;
  readonly title: string;
  readonly tag: string;
  readonly address: string;
  readonly city: string;
  /** False for one whose coordinates are missing or outside of the country: it is listed at the default centre. */
  readonly isLocated: boolean;
  readonly hours: PlaceHours;
  readonly phone: string;
  readonly services: readonly string[];
  /** Path of its page without language; empty without one. */
  readonly path: string;
}

/** A place and its distance in kilometres. */
export interface DistantPlace extends Place {
  readonly distance: number;
}

/** Choices of the locator's services. */
export type ServiceChoice = 'all' | PlaceKind;

/** Entries that a list shows at first, and by which it grows. */
export const PLACES_PER_PART = 20;
