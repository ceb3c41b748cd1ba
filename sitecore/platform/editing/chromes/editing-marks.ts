import type { Rendering } from '#sitecore/definitions/rendering.ts';
import type { Tree } from '../../content/tree.ts';
import type { LayoutMarks } from '../../layout/layout-service.ts';
import { withPlaceholderChromes, withRenderingChromes } from './chromes.ts';
import { FieldMarker } from './field-marker.ts';

/** Creates the marks of one layout as the Experience Editor has them: chromes around renderings, editable fields. */
export const editingMarks = (tree: Tree, renderings: readonly Rendering[]) => (): LayoutMarks => {
  const fields = new FieldMarker(tree);
  return {
    field: (field, json) => fields.mark(field, json),
    placeholder: (context, elements) => withPlaceholderChromes(context, elements, renderings),
    rendering: withRenderingChromes,
  };
};
