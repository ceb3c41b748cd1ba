import { isLanguage, type Language } from '#sitecore/definitions/language.ts';
import type { AnyTemplate } from '#sitecore/definitions/fields/kind.ts';
import { describeField } from '#sitecore/definitions/texts/describe-field.ts';
import type { Step } from '../../content/item-source.ts';
import { placeholderName } from '../chromes/editor-texts.ts';

const CHILDREN: Readonly<Record<Language, string>> = { ar: 'العناصر', en: 'Entries' };
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ar: 'عربي', en: 'English' };
const NUMBERS: Readonly<Record<Language, string>> = { ar: 'ar-EG', en: 'en' };

/** Keys of a content file that hold others, and name nothing to an author. */
const HOLDERS: readonly Step[] = ['fields', 'datasource', 'placeholders'];

/** Returns the position of a value in a content file for authors: `Main › 2 › Text › English`. */
export function positionName(steps: readonly Step[], template: AnyTemplate, language: Language): string {
  const names = steps.flatMap((step, index) => {
    const holder = steps[index - 1];
    if (typeof step === 'number') return [step.toLocaleString(NUMBERS[language])];
    if (holder === 'fields') return [describeField(template, step)?.name[language] ?? step];
    if (holder === 'placeholders') return [placeholderName(step, language)];
    if (step === 'children') return [CHILDREN[language]];
    if (isLanguage(step) && index === steps.length - 1) return [LANGUAGE_NAMES[step]];
    return HOLDERS.includes(step) ? [] : [step];
  });
  return names.join(' › ');
}
