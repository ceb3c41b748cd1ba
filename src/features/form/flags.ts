import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';
import { choice, type ChoiceSchema } from './schema.ts';
import { listedOption } from './settings.ts';

/** Value of a flag that is on, in the form and in its query. */
const ON = '1';

/** Returns a field per name that is on or off; a form with them has `flagSettings` among its settings. */
export const flagFields = (names: readonly string[], label: DictionaryKey): Readonly<Record<string, ChoiceSchema>> =>
  Object.fromEntries(names.map((name) => [name, choice({ label, list: 'flags', optional: true })]));

export const flagSettings = { flags: [listedOption(ON, '')] };

/** Returns true if a flag is on. */
export const isOn = (value?: string): boolean => value === ON;

/** Returns the value of a flag with the other state. */
export const toggled = (value?: string): string => (isOn(value) ? '' : ON);
