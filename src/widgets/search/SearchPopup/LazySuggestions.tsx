import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** The suggestions; their code comes when the search is first opened, and the field searches without them. */
export const LazySuggestions = lazyComponent(
  'Suggestions',
  async () => (await import('./Suggestions.tsx')).Suggestions,
);
