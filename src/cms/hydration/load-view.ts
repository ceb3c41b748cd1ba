import type { ComponentType } from 'react';
import type { Activate } from './activate.ts';

/** Loads React and a view in parallel; resolves to the Activate that hydrates the view. */
export async function loadView<P extends object>(loading: Promise<ComponentType<P>>): Promise<Activate> {
  const [{ hydrateView }, View] = await Promise.all([import('./hydrate-view.tsx'), loading]);
  // Yields between evaluating new code and hydrating: either may take long, and input is handled in between.
  await new Promise((resolve) => setTimeout(resolve));
  return hydrateView(View);
}
