import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Rosette } from '#src/features/people/Rosette.tsx';
import { Anchor } from '#src/ui/action/Anchor.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Badge } from '#src/ui/text/Badge.tsx';
import type { TeamGridProps } from './TeamGrid.widget.ts';

type Member = TeamGridProps['fields']['Members'][number];

/** Renders people as cards that lead to their pages; those with a highlight ahead of the grid of the others. */
export function TeamGrid({ fields: { Title, Members }, params, phrases, page }: TeamGridProps) {
  if (Members.length === 0 && page.state !== 'edit') return null;
  const cardOf = (member: Member) => ({
    member,
    href: params.CardNotClickable ? '' : member.url,
    more: phrases.team_member_page,
  });
  const others = Members.filter(({ fields }) => !fields.Highlight);
  return (
    <Section>
      <Wrap>
        {isShown(Title) && <SectionHead title={<Text field={Title} />} />}
        {Members.filter(({ fields }) => fields.Highlight).map((member) => (
          <LeadCard key={member.id} {...cardOf(member)} />
        ))}
        {others.length > 0 && (
          <ul className="team-grid">
            {others.map((member) => (
              <li key={member.id}>
                <MemberCard {...cardOf(member)} />
              </li>
            ))}
          </ul>
        )}
      </Wrap>
    </Section>
  );
}

interface CardProps {
  readonly member: Member;
  /** Empty for a card that is no link. */
  readonly href: string;
  /** Words of the link. */
  readonly more: string;
}

/** Returns a person's name; that of their item without one. */
const nameOf = ({ displayName, fields }: Member): string => fields.BannerTitle.value || displayName;

const Name = ({ displayName, fields: { BannerTitle } }: Member) => (
  <b>{isShown(BannerTitle) ? <Text field={BannerTitle} /> : displayName}</b>
);

/** Renders a highlighted person over the width of the page, with a sentence about them. */
function LeadCard({ member, href, more }: CardProps) {
  const { BannerSubTitle, BannerDescription, BannerImage } = member.fields;
  const content = (
    <>
      <Rosette image={BannerImage} name={nameOf(member)} priority />
      <span className="lead-person-text">
        {isShown(BannerSubTitle) && (
          <Badge>
            <Text field={BannerSubTitle} />
          </Badge>
        )}
        <Name {...member} />
        {isShown(BannerDescription) && (
          <span className="max-w-[46ch] text-text-2">
            <Text field={BannerDescription} />
          </span>
        )}
        {href !== '' && (
          <span className="flex items-center gap-[0.4em] pt-2 text-sm font-label text-primary">
            {more}
            <Icon name="arrow" />
          </span>
        )}
      </span>
    </>
  );
  return href === '' ? (
    <div className="lead-person">{content}</div>
  ) : (
    <Anchor href={href} className="lead-person">
      {content}
    </Anchor>
  );
}

function MemberCard({ member, href }: CardProps) {
  const { BannerSubTitle, BannerImage } = member.fields;
  const content = (
    <>
      <Rosette image={BannerImage} name={nameOf(member)} />
      <Name {...member} />
      <span>
        <Text field={BannerSubTitle} />
      </span>
    </>
  );
  return href === '' ? (
    <div className="team-member">{content}</div>
  ) : (
    <Anchor href={href} className="team-member">
      {content}
    </Anchor>
  );
}
