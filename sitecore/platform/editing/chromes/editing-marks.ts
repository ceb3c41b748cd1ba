import { FRAME_RENDERINGS } from '#sitecore/definitions/page-placeholders.ts';
import type { Rendering } from '#sitecore/definitions/rendering.ts';
import type { Tree } from '../../content/tree.ts';
import type { LayoutMarks } from '../../layout/layout-marks.ts';
import { withPlaceholderChromes, withRenderingChromes } from './chromes.ts';
import { FieldMarker } from './field-marker.ts';

/** Creates the marks of one layout as the Experience Editor has them: chromes around renderings, editable fields. */
export const editingMarks = (tree: Tree, renderings: readonly Rendering[]) => (): LayoutMarks => {
  const fields = new FieldMarker(tree);
  return {
    field: (field, json) => fields.mark(field, json),
    placeholder: (context, elements) => withPlaceholderChromes(context, elements, allowedIn(context.name, renderings)),
    rendering: withRenderingChromes,
  };
};

/** Returns the renderings that a placeholder takes; a list of all in each of the frame's would be a tenth of a page. */
function allowedIn(placeholder: string, renderings: readonly Rendering[]): readonly Rendering[] {
  const names = FRAME_RENDERINGS[placeholder];
  return names ? renderings.filter(({ name }) => names.includes(name)) : renderings;
}
