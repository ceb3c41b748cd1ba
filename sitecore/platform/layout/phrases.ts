import type { Language } from '#sitecore/definitions/language.ts';
import { dictionaryEntry } from '#sitecore/definitions/templates/system.ts';
import type { Content, Site } from '../content/content.ts';
import { inherits } from '../content/inherits.ts';
import { fieldsJson } from './item-encoder.ts';
import { textOf } from './json-values.ts';

/** Returns a site's phrases in a language by key, in the order of the dictionary. */
export function phrases(content: Content, { rootPath }: Site, language: Language): ReadonlyMap<string, string> {
  const entries = content.tree.at(`${rootPath}/Dictionary`)?.children ?? [];
  return new Map(
    entries
      .filter(({ template }) => inherits(template, dictionaryEntry.id))
      .map((entry) => {
        const { Key = null, Phrase = null } = fieldsJson(content, entry, language);
        return [textOf(Key), textOf(Phrase)] as const;
      }),
  );
}
