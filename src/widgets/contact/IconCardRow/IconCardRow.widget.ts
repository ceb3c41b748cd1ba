import { iconCardRow } from '#sitecore/definitions/renderings/icon-card-row.ts';
import { defineWidget } from '#src/cms/widget.ts';

export const widget = defineWidget(iconCardRow);
