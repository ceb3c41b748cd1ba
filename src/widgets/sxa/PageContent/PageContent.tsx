import { RichText } from '#src/cms/fields/RichText.tsx';
import { SxaBlock } from '#src/features/sxa/SxaBlock.tsx';
import type { PageContentProps } from './PageContent.widget.ts';

/** Renders the text of its page. */
export const PageContent = ({ fields: { Content }, params }: PageContentProps) => (
  <SxaBlock params={params} className="sxa-block">
    <RichText field={Content} />
  </SxaBlock>
);
