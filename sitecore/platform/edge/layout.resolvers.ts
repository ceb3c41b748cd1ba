import type { EdgeContext } from './edge-context.ts';
import { readLanguage } from '../content/read-language.ts';
import type { ItemView } from './item-view.ts';

interface LayoutArguments {
  readonly site: string;
  readonly routePath: string;
  readonly language: string;
}

export const layoutResolvers = {
  Query: {
    layout(
      _: unknown,
      { site, routePath, language: name }: LayoutArguments,
      edge: EdgeContext,
    ): { item: ItemView | null } {
      const language = readLanguage(name);
      const known = edge.site(site);
      return { item: language && known ? edge.page(known, routePath, language) : null };
    },
  },
};
