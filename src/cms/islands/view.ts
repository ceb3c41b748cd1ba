import type { ComponentType } from 'react';
import type { Life } from './life.ts';

/** The life of a widget whose view React takes over: the view and React come together. */
export async function view<P extends object>(loading: Promise<ComponentType<P>>): Promise<Life> {
  const [{ hydrating }, View] = await Promise.all([import('./hydrating.tsx'), loading]);
  // What a visitor does is heard between running new code and using it: either may take a while.
  await new Promise((resolve) => setTimeout(resolve));
  return hydrating(View);
}
