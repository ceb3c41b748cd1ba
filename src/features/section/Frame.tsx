import type { ReactNode } from 'react';
import { elementId } from '#src/cms/fields/element-id.ts';
import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Link } from '#src/ui/action/Link.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Notice } from './Notice.tsx';
import type { SectionFields, SectionParams } from './section-data.ts';

interface FrameProps {
  readonly fields: SectionFields;
  readonly params: Pick<SectionParams, 'RenderingIdentifier' | 'styles'>;
  /** Replaces the head, for a section that has its title in its content. */
  readonly head?: ReactNode;
  /** The picture of the frame; null when the content shows it. */
  readonly picture?: null;
  readonly children: ReactNode;
}

/** Renders the frame that content sections share: ground, head, notice, and the content below them. */
export function Frame({ fields, params, head, picture, children }: FrameProps) {
  const { BackgroundImage, Gradiant, AlertTitle, AlertSubTitle } = fields;
  const hasPicture = picture !== null && isPictureShown(BackgroundImage);
  return (
    <section
      {...elementId(params.RenderingIdentifier)}
      className="section-frame"
      {...(params.styles !== 'default' && { 'data-styles': params.styles })}
      {...(Gradiant.value !== '' && { 'data-gradient': Gradiant.value })}
      {...(hasPicture && { 'data-pictured': '' })}
    >
      {hasPicture && (
        <div className="frame-art">
          <Picture field={BackgroundImage} />
        </div>
      )}
      <Wrap>
        {isShown(AlertTitle) && <Notice title={AlertTitle} text={AlertSubTitle} />}
        {head === undefined ? <FrameHead fields={fields} /> : head}
        {children}
      </Wrap>
    </section>
  );
}

function FrameHead({ fields: { Title, Subtitle, Link: link } }: Pick<FrameProps, 'fields'>) {
  const linked = isLinkComplete(link);
  if (!isShown(Title) && !isShown(Subtitle) && !linked) return null;
  return (
    <SectionHead
      title={isShown(Title) ? <Text field={Title} /> : undefined}
      lead={isShown(Subtitle) ? <Text field={Subtitle} /> : undefined}
      action={
        linked ? (
          <Link {...linkProps(link)} variant="go">
            <LinkText field={link} />
          </Link>
        ) : undefined
      }
    />
  );
}

/** Returns the level of headings in a section: below its title, or in its place. */
export const levelIn = ({ Title }: Pick<SectionFields, 'Title'>): 2 | 3 => (isShown(Title) ? 3 : 2);
