import type { TextValue } from '#sitecore/definitions/fields/text.ts';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';

interface ListingHeadProps {
  readonly title: TextValue;
  readonly text: TextValue;
}

/** Renders the title of a page of listed items and a sentence about them; on wide screens its top is free for the breadcrumbs. */
export const ListingHead = ({ title, text }: ListingHeadProps) => (
  <div className="pt-4 lg:pt-16">
    <Heading level={1} size="3xl">
      <Text field={title} />
    </Heading>
    {isShown(text) && (
      <p className="mt-2 max-w-[60ch] text-lg text-pretty text-text-2">
        <Text field={text} />
      </p>
    )}
  </div>
);
