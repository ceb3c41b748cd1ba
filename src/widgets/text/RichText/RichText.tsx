import type { WidgetProps } from '#src/cms/widget.ts';
import { RichHtml } from '#src/ui/RichHtml.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import type { widget } from './RichText.widget.ts';

/** Formatted text: terms, policies, articles. */
export function RichText({ fields: { Text } }: WidgetProps<typeof widget>) {
  return (
    <Section>
      <Wrap>
        <RichHtml html={Text.editable ?? Text.value} />
      </Wrap>
    </Section>
  );
}
