import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { PhoneNumber } from '#src/cms/fields/PhoneNumber.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Button } from '#src/ui/action/Button.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { resolveIconName } from '#src/ui/icon/resolve-icon-name.ts';
import { Link } from '#src/ui/action/Link.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { ContactChannelsProps } from './ContactChannels.widget.ts';

/** Renders the bank's contact channels, three in a row on wide screens, and a button below them. */
export function ContactChannels({ fields: { Title, SubTitle, Link: allLink, items }, page }: ContactChannelsProps) {
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
              <StarIcon name={resolveIconName(fields.Icon.value)} />
              <Channel channel={fields} level={isShown(Title) ? 3 : 2} />
            </li>
          ))}
        </ul>
        {isLinkComplete(allLink) && (
          <div className="mt-10">
            <Button {...linkProps(allLink)} kind="soft">
              <LinkText field={allLink} />
            </Button>
          </div>
        )}
      </Wrap>
    </Section>
  );
}

interface ChannelProps {
  readonly channel: ContactChannelsProps['fields']['items'][number]['fields'];
  readonly level: 2 | 3;
}

function Channel({ channel: { Title, Description, PhoneNumber: number, Link: channelLink }, level }: ChannelProps) {
  return (
    <div className="min-w-0 wrap-anywhere">
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
      {isLinkComplete(channelLink) && (
        <p>
          <Link {...linkProps(channelLink)} variant="go">
            <LinkText field={channelLink} />
          </Link>
        </p>
      )}
    </div>
  );
}
