import type { Language } from '#sitecore/definitions/language.ts';
import { Suggestions } from './Suggestions.tsx';
import { useSuggestionData } from './use-suggestion-data.ts';

interface LoadedSuggestionsProps {
  readonly id: string;
  readonly typed: string;
  readonly language: Language;
  readonly onSuggest: (isSuggesting: boolean) => void;
}

/** Renders suggestions once what they need is loaded. */
export function LoadedSuggestions({ language, ...props }: LoadedSuggestionsProps) {
  const data = useSuggestionData(language, props.typed.trim() === '');
  if (!data) return null;
  return <Suggestions {...props} scope={{ root: data.root, language }} phrases={data.phrases} />;
}
