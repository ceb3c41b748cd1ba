import type { ComponentType } from 'react';
import { languageOf } from '#src/i18n/language.ts';
import { nextTask } from '#src/ui/frames.ts';
import type { Activate } from './activate.ts';
import { prepareFormats } from './prepare-formats.ts';

/** Loads React and a view in parallel; resolves to the Activate that hydrates the view. */
export async function loadView<P extends object>(loading: Promise<ComponentType<P>>): Promise<Activate> {
  void prepareFormats(languageOf(document.documentElement.lang));
  const [{ hydrateView }, View] = await Promise.all([import('./hydrate-view.tsx'), loading]);
  // Evaluating new code and hydrating may both take long.
  await nextTask();
  return hydrateView(View);
}
