import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** Suggestions whose code and data load when the search is first opened; without them the field still searches. */
export const LazySuggestions = lazyComponent(
  'Suggestions',
  async () => (await import('./LoadedSuggestions.tsx')).LoadedSuggestions,
);
