import { PhoneNumber } from '#src/cms/fields/PhoneNumber.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import type { WidgetProps } from '#src/cms/widget.ts';
import { Card } from '#src/ui/Card.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { Section } from '#src/ui/Section.tsx';
import { StarIcon } from '#src/ui/StarIcon.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import type { widget } from './PhoneContactCard.widget.ts';

/** A number to call, large enough to be read across a desk. */
export function PhoneContactCard({
  fields: { Title, Description, PhoneNumber: number, Note },
}: WidgetProps<typeof widget>) {
  return (
    <Section>
      <Wrap>
        <Card className="flex flex-wrap items-center gap-x-8 gap-y-5">
          <StarIcon name="phone" />
          <div className="min-w-[min(18rem,100%)] flex-1">
            <Heading level={2} size="xl">
              <Text field={Title} />
            </Heading>
            {isShown(Description) && (
              <p className="mt-1 text-pretty text-text-2">
                <Text field={Description} />
              </p>
            )}
          </div>
          <p>
            <PhoneNumber
              field={number}
              className="inline-flex min-h-touch items-center text-2xl font-strong whitespace-nowrap no-underline hover:underline"
            />
            {isShown(Note) && (
              <small className="block text-2xs text-text-3">
                <Text field={Note} />
              </small>
            )}
          </p>
        </Card>
      </Wrap>
    </Section>
  );
}
