import type { FieldsView } from '#sitecore/definitions/template.ts';
import type { video } from '#sitecore/definitions/templates/video.ts';

/** The fields of a film as views read them. */
export type Video = FieldsView<(typeof video)['fields']>;
