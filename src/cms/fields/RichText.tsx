import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { RichHtml } from '#src/ui/text/RichHtml.tsx';

/** Renders an author's formatted text; in editing the editor's own markup, which must not be sanitized or changed. */
export const RichText = ({ field }: { readonly field: TextValue }) => <RichHtml html={field.editable || field.value} />;
