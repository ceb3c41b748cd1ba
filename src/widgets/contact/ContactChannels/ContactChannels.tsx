import { isReady, leadTo, LinkText } from '#src/cms/fields/LinkText.tsx';
import { PhoneNumber } from '#src/cms/fields/PhoneNumber.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import type { WidgetProps } from '#src/cms/widget.ts';
import { Button } from '#src/ui/Button.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { iconNamed } from '#src/ui/icon-named.ts';
import { Link } from '#src/ui/Link.tsx';
import { Section } from '#src/ui/Section.tsx';
import { SectionHead } from '#src/ui/SectionHead.tsx';
import { StarIcon } from '#src/ui/StarIcon.tsx';
import { Wrap } from '#src/ui/Wrap.tsx';
import type { widget } from './ContactChannels.widget.ts';

type Props = WidgetProps<typeof widget>;

/** Every way to reach the bank, three in a row on wide screens, and one button below them. */
export function ContactChannels({ fields: { Title, SubTitle, Link: all, items }, page }: Props) {
  if (items.length === 0 && page.state !== 'edit') return null;
  return (
    <Section tone="sand">
      <Wrap>
        {(isShown(Title) || isShown(SubTitle)) && (
          <SectionHead
            title={<Text field={Title} />}
            lead={isShown(SubTitle) ? <Text field={SubTitle} /> : undefined}
          />
        )}
        <ul className="grid gap-x-gap gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {items.map(({ id, fields }) => (
            <li key={id} className="flex gap-4">
              <StarIcon name={iconNamed(fields.Icon.value)} />
              <Channel channel={fields} level={isShown(Title) ? 3 : 2} />
            </li>
          ))}
        </ul>
        {isReady(all) && (
          <div className="mt-10">
            <Button {...leadTo(all)} kind="soft">
              <LinkText field={all} />
            </Button>
          </div>
        )}
      </Wrap>
    </Section>
  );
}

interface ChannelProps {
  readonly channel: Props['fields']['items'][number]['fields'];
  readonly level: 2 | 3;
}

function Channel({ channel: { Title, Description, PhoneNumber: number, Link: on }, level }: ChannelProps) {
  return (
    <div className="min-w-0">
      <Heading level={level} size="lg">
        <Text field={Title} />
      </Heading>
      {isShown(Description) && (
        <p className="mt-1 text-sm text-pretty text-text-2">
          <Text field={Description} />
        </p>
      )}
      {isShown(number) && (
        <p>
          <PhoneNumber
            field={number}
            className="inline-flex min-h-touch items-center font-strong whitespace-nowrap no-underline hover:underline"
          />
        </p>
      )}
      {isReady(on) && (
        <p>
          <Link {...leadTo(on)} variant="go">
            <LinkText field={on} />
          </Link>
        </p>
      )}
    </div>
  );
}
