import type { DictionaryKey } from '#src/i18n/dictionary-keys.ts';
import { flagFields, flagSettings } from './flags.ts';
import { choice, type ChoiceSchema, defineForm } from './schema.ts';
import { listedOption } from './settings.ts';

interface FlagTabsForm {
  readonly name: string;
  /** Name of the field with the position of the chosen tab. */
  readonly tab: string;
  readonly titles: readonly string[];
  /** Names of the flags of all tabs. */
  readonly flags: readonly string[];
  readonly labels: Readonly<Record<'tab' | 'flag', DictionaryKey>>;
}

/** Returns a form of flags in tabs, and its settings; another tab switches all flags off, and clearing the form keeps the tab. */
export function flagTabsForm({ name, tab, titles, flags, labels }: FlagTabsForm) {
  const chosen = choice({ label: labels.tab, list: 'tabs', initial: '0', optional: true, wide: true, persists: true });
  const fields: Readonly<Record<string, ChoiceSchema>> = {
    ...flagFields(flags, labels.flag),
    [tab]: { ...chosen, resets: flags },
  };
  return {
    form: defineForm({ name, fields, groups: [{ fields: [tab] }] }),
    settings: { ...flagSettings, tabs: titles.map((title, position) => listedOption(`${position}`, title)) },
  };
}
