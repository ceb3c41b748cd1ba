import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { SxaBlock } from '#src/features/sxa/SxaBlock.tsx';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { TitleProps } from './Title.widget.ts';

/** Renders the title of its page, or that of another page, which it leads to. */
export function Title({ fields, params }: TitleProps) {
  const { title, href } = fields.data;
  if (!isShown(title)) return null;
  const isLinked = href !== '' && !title.editable;
  return (
    <SxaBlock params={params} className="sxa-block">
      <Heading level={href === '' ? 1 : 2} size={href === '' ? '3xl' : '2xl'}>
        {isLinked ? (
          <Anchor href={href}>
            <Text field={title} />
          </Anchor>
        ) : (
          <Text field={title} />
        )}
      </Heading>
    </SxaBlock>
  );
}
