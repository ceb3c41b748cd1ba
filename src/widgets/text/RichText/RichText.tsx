import { RichText as Formatted } from '#src/cms/fields/RichText.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { RichTextProps } from './RichText.widget.ts';

/** Renders formatted text, such as terms, policies or articles. */
export function RichText({ fields: { Text }, params }: RichTextProps) {
  return (
    <Section {...(params.RenderingIdentifier !== '' && { id: params.RenderingIdentifier })}>
      <Wrap>
        <Formatted field={Text} />
      </Wrap>
    </Section>
  );
}
