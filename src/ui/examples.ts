import type { ReactNode } from 'react';
import type { Language } from '#sitecore/definitions/language.ts';

/** A text in every language of the site. */
export type LocalizedText = Readonly<Record<Language, string>>;

/** Props of an example: the language of its page, and its texts in that language. */
export interface ExampleProps {
  readonly language: Language;
  /** Returns the text in the language of the page. */
  readonly t: (text: LocalizedText) => string;
}

/** A component's examples by name; each is itself a component, so that it can keep state. */
export type Examples = Readonly<Record<string, (props: ExampleProps) => ReactNode>>;

/** Declares a component's examples, for the catalogue and the invariants over all components. */
export const defineExamples = (examples: Examples): Examples => examples;
