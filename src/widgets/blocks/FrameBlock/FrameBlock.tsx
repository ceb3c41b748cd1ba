import { elementId } from '#src/cms/fields/element-id.ts';
import { LinkText } from '#src/cms/fields/LinkText.tsx';
import { Text } from '#src/cms/fields/Text.tsx';
import { Frame } from '#src/features/frame/Frame.tsx';
import { frameLook } from '#src/features/frame/frame-look.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { FrameBlockProps } from './FrameBlock.widget.ts';

/** Renders a page in a frame below its title. */
export function FrameBlock({ fields, params, data, phrases, page }: FrameBlockProps) {
  const { Link, title, width, minHeight, border, borderRadius, overflow, orientation, marginBottom } = fields;
  const edited = page.state === 'edit';
  return (
    <Section {...elementId(params.RenderingIdentifier)}>
      <Wrap>
        <SectionHead title={<Text field={title} />} {...(edited && { action: <LinkText field={Link} /> })} />
        <Frame
          title={title.value}
          data={data}
          phrases={phrases}
          size={params.size}
          isTall={/^(?:portrait|vertical)$/i.test(orientation.value.trim())}
          style={frameLook({ width, minHeight, border, borderRadius, overflow, marginBottom })}
          edited={edited}
        />
      </Wrap>
    </Section>
  );
}
