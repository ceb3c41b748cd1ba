import { elementId } from '#src/cms/fields/element-id.ts';
import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Frame } from '#src/features/frame/Frame.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { StockCardProps } from './StockCard.widget.ts';

/** Renders a promotion of the share beside the frame with its price. */
export function StockCard({ fields, params, data, phrases, page }: StockCardProps) {
  const { Title, Description, Link: more, FrameLink } = fields;
  const edited = page.state === 'edit';
  return (
    <Section {...elementId(params.RenderingIdentifier)}>
      <Wrap>
        <div className="stock-card">
          <div className="stock-words night lattice-night">
            <Heading level={2} size="2xl">
              <Text field={Title} />
            </Heading>
            {isShown(Description) && (
              <p className="text-night-300">
                <Text field={Description} />
              </p>
            )}
            {isLinkComplete(more) && (
              <Link {...linkProps(more)} variant="go" className="mt-auto pt-4">
                <LinkText field={more} />
              </Link>
            )}
            {edited && <LinkText field={FrameLink} />}
          </div>
          <Frame title={Title.value} data={data} phrases={phrases} size="fill" edited={edited} />
        </div>
      </Wrap>
    </Section>
  );
}
