import { RichText as Formatted } from '#src/cms/fields/RichText.tsx';
import type { WidgetProps } from '#src/cms/widget.ts';
import { Section } from '#src/ui/Section.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import type { widget } from './RichText.widget.ts';

/** Formatted text: terms, policies, articles. */
export function RichText({ fields: { Text }, params }: WidgetProps<typeof widget>) {
  return (
    <Section {...(params.RenderingIdentifier !== '' && { id: params.RenderingIdentifier })}>
      <Wrap>
        <Formatted field={Text} />
      </Wrap>
    </Section>
  );
}
