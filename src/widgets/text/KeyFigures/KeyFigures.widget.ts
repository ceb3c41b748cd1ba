import { keyFigures } from '#sitecore/definitions/renderings/key-figures.ts';
import { defineWidget, type WidgetProps } from '#src/cms/widget.ts';

export const widget = defineWidget(keyFigures);

export type KeyFiguresProps = WidgetProps<typeof widget>;
