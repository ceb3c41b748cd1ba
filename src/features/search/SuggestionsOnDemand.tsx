import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { Suggestions } from './Suggestions.tsx';

type Props = ComponentProps<typeof Suggestions>;

const Later = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
  try {
    const module = await import('./Suggestions.tsx');
    return { default: module.Suggestions };
  } catch (error) {
    // The field searches without them.
    console.error('Suggestions: did not load', error);
    return { default: () => null };
  }
});

/** The suggestions; their code comes when the search is first opened, since most visitors of a page never open it. */
export const SuggestionsOnDemand = (props: Props) => (
  <Suspense fallback={null}>
    <Later {...props} />
  </Suspense>
);
