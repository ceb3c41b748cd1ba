import type { ComponentType } from 'react';
import type { Activate } from './activate.ts';

/** The life of a widget whose view React takes over: the view and React come together. */
export async function loadView<P extends object>(loading: Promise<ComponentType<P>>): Promise<Activate> {
  const [{ hydrateView }, View] = await Promise.all([import('./hydrate-view.tsx'), loading]);
  // What a visitor does is heard between running new code and using it: either may take a while.
  await new Promise((resolve) => setTimeout(resolve));
  return hydrateView(View);
}
