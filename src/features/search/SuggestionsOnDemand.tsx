import { later } from '#src/ui/later.tsx';

/** The suggestions; their code comes when the search is first opened, and the field searches without them. */
export const SuggestionsOnDemand = later('Suggestions', async () => (await import('./Suggestions.tsx')).Suggestions);
