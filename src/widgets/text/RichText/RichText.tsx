import type { WidgetProps } from '#src/cms/widget.ts';
import { RichHtml } from '#src/ui/RichHtml.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import type { widget } from './RichText.widget.ts';

/** Formatted text: terms, policies, articles. */
export function RichText({ fields: { Text }, params }: WidgetProps<typeof widget>) {
  return (
    <Section {...(params.RenderingIdentifier !== '' && { id: params.RenderingIdentifier })}>
      <Wrap>
        <RichHtml html={Text.editable ?? Text.value} />
      </Wrap>
    </Section>
  );
}
