import { parseColour } from '#src/cms/fields/colour.ts';
import { linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { resolveIconName } from '#src/ui/icon/resolve-icon-name.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { LinksByNeedProps } from './LinksByNeed.widget.ts';

type Need = LinksByNeedProps['fields']['items'][number]['fields'];

/** Renders each customer need with its image and the links that serve it. */
export function LinksByNeed({ fields: { Title, SubTitle, items }, page }: LinksByNeedProps) {
  if (items.length === 0 && page.state !== 'edit') return null;
  const named = isShown(Title);
  return (
    <Section>
      <Wrap>
        {named && (
          <SectionHead
            title={<Text field={Title} />}
            lead={isShown(SubTitle) ? <Text field={SubTitle} /> : undefined}
          />
        )}
        <ul className="grid gap-gap">
          {items.map(({ id, fields }) => (
            <li
              key={id}
              className="grid overflow-clip border border-line bg-surface firm-lg lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
            >
              <NeedHead need={fields} level={named ? 3 : 2} />
              <ul className="grid grid-cols-1 content-center gap-2 p-3 sm:grid-cols-2 sm:gap-3 sm:p-5 lg:auto-rows-[minmax(7.5rem,auto)] lg:p-6">
                {fields.Links.map((link) => (
                  <li key={link.id} className="grid sm:last:odd:col-span-2">
                    <NeedLink {...link.fields} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}

/** Renders a need: the image is beside the text on phones and below it on wide screens. */
function NeedHead({ need, level }: { readonly need: Need; readonly level: 2 | 3 }) {
  const ground = parseColour(need.BackgroundColor.value);
  return (
    <div
      className="flex items-end bg-surface-2 lg:flex-col lg:items-stretch"
      {...(ground && { style: { backgroundColor: ground } })}
    >
      <div className="flex-1 p-panel lg:pb-0">
        <Heading level={level} size="xl">
          <Text field={need.Title} />
        </Heading>
        {isShown(need.Description) && (
          <p className="mt-1.5 text-sm text-pretty text-text-2">
            <Text field={need.Description} />
          </p>
        )}
      </div>
      {isPictureShown(need.Image) && (
        <span className="block w-2/5 max-w-44 flex-none overflow-hidden sm:max-w-60 lg:w-auto lg:max-w-none rtl:-scale-x-100">
          <Picture field={need.Image} className="aspect-[17/13] h-full w-full object-cover object-[82%_50%]" />
        </span>
      )}
    </div>
  );
}

function NeedLink({ Link, Description, Icon: icon }: Need['Links'][number]['fields']) {
  return (
    <Anchor {...linkProps(Link)} className="focus-inset need-link">
      <StarIcon name={resolveIconName(icon.value)} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b>
          <LinkText field={Link} />
        </b>
        {isShown(Description) && (
          <small>
            <Text field={Description} />
          </small>
        )}
      </span>
      <Icon name="next" />
    </Anchor>
  );
}
