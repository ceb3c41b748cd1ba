import { elementId } from '#src/cms/fields/element-id.ts';
import { RichText as Formatted } from '#src/cms/fields/RichText.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { RichTextProps } from './RichText.widget.ts';

/** Renders formatted text, such as terms, policies or articles. */
export function RichText({ fields: { Text }, params }: RichTextProps) {
  return (
    <Section {...elementId(params.RenderingIdentifier)}>
      <Wrap>
        <Formatted field={Text} />
      </Wrap>
    </Section>
  );
}
