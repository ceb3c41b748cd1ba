import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { RichHtml } from '#src/ui/text/RichHtml.tsx';

/** An author's formatted text; in editing the editor's own markup, which nothing may clean or rewrite. */
export const RichText = ({ field }: { readonly field: TextValue }) => <RichHtml html={field.editable || field.value} />;
