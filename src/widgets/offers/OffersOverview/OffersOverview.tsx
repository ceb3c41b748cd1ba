import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isPictureShown, Picture } from '#src/cms/fields/Picture.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { OffersNotice } from '#src/features/offers/OffersNotice.tsx';
import { plural } from '#src/i18n/plural.ts';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { GroupOffers } from './offers-overview-data.ts';
import type { OffersOverviewProps } from './OffersOverview.widget.ts';

type Group = OffersOverviewProps['fields']['Primary'][number];

/** Renders active groups of offers with the number of offers of each: large slides above small ones. */
export function OffersOverview({ fields, phrases, page, data }: OffersOverviewProps) {
  const edited = page.state === 'edit';
  const shown = (groups: readonly Group[]) => (edited ? groups : groups.filter(({ fields: { IsActive } }) => IsActive));
  const rows = [
    { look: 'overview-primary', groups: shown(fields.Primary) },
    { look: 'overview-secondary', groups: shown(fields.Secondary) },
  ].filter(({ groups }) => groups.length > 0);
  if (rows.length === 0 && !edited) return <OffersNotice text={phrases.offers_no_datasource} />;
  return (
    <Section>
      <Wrap>
        <SectionHead title={<Text field={fields.Title} />} />
        {rows.map(({ look, groups }) => (
          <ul key={look} className={look}>
            {groups.map((group) => (
              <li key={group.id}>
                <Slide group={group} offers={data.groups[group.id]} phrases={phrases} page={page} />
              </li>
            ))}
          </ul>
        ))}
      </Wrap>
    </Section>
  );
}

interface SlideProps extends Pick<OffersOverviewProps, 'phrases' | 'page'> {
  readonly group: Group;
  /** Undefined when they could not be loaded. */
  readonly offers: GroupOffers | undefined;
}

function Slide({ group: { url, fields }, offers, phrases, page }: SlideProps) {
  const { Title, Content, OfferSliderImage, BadgeImage, Link } = fields;
  // Without a link of its author a group leads to its page.
  const link = isLinked(Link) ? Link : { ...Link, href: url };
  return (
    <article className="overview-slide">
      {isPictureShown(OfferSliderImage) && <Picture field={OfferSliderImage} className="overview-art" />}
      <div>
        <p className="flex items-center gap-2 text-2xs text-text-2">
          {isPictureShown(BadgeImage) && <Picture field={BadgeImage} className="size-5" />}
          {offers && plural(phrases, 'offers_total', offers.total, page.language)}
        </p>
        <Heading level={3} size="lg">
          <Text field={Title} />
        </Heading>
        {isShown(Content) && (
          <p className="overview-text">
            <Text field={Content} />
          </p>
        )}
        {offers?.lead && <Lead offer={offers.lead} />}
        {isLinked(link) && (
          <Anchor {...linkProps(link)} className="overview-link">
            <LinkText field={link} fallback={phrases.offers_of_category} />
            <Icon name="arrow" />
          </Anchor>
        )}
      </div>
    </article>
  );
}

/** Renders the discount of an offer of the group: its title, the discount, and its description. */
function Lead({ offer: { fields } }: { readonly offer: NonNullable<GroupOffers['lead']> }) {
  const [title, discount, description] = [fields.CardText1.value, fields.CardText2.value, fields.CardText3.value];
  if (title === '' && discount === '' && description === '') return null;
  return (
    <p className="overview-lead">
      {title !== '' && <span>{title}</span>}
      {discount !== '' && <b>{discount}</b>}
      {description !== '' && <small>{description}</small>}
    </p>
  );
}
