import type { Language } from '#sitecore/definitions/language.ts';
import { RENDERING_TEXTS } from '#sitecore/definitions/texts/rendering-texts.ts';

/** Returns the name of a rendering for authors. */
export const renderingName = (name: string, language: Language): string => RENDERING_TEXTS[name]?.[language] ?? name;
