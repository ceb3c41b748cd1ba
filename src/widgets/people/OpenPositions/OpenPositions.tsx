import { EditOnlyText } from '#src/cms/fields/EditOnlyText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { OpenPositionsProps } from './OpenPositions.widget.ts';

type Position = OpenPositionsProps['fields']['Positions'][number];

/** Renders positions as rows that lead to their pages; a sentence while there are none. */
export function OpenPositions({ fields: { Title, Description, Positions }, phrases }: OpenPositionsProps) {
  return (
    <Section>
      <Wrap>
        <SectionHead
          title={<Text field={Title} />}
          {...(isShown(Description) && { lead: <Text field={Description} /> })}
        />
        {Positions.length === 0 ? (
          <p className="text-text-2">{phrases.positions_none}</p>
        ) : (
          <ul className="border-t border-line">
            {Positions.map((position) => (
              <li key={position.id} className="border-b border-line">
                <Row {...position} />
                {isShown(position.fields.BannerTitle) && <EditOnlyText field={position.fields.Title} />}
              </li>
            ))}
          </ul>
        )}
      </Wrap>
    </Section>
  );
}

/** Renders a position as a link to its page; as text while it has none. */
function Row({ url, fields: { Title, BannerTitle, BannerSubTitle } }: Position) {
  const content = (
    <>
      <span className="min-w-0 flex-[1_1_14rem]">
        <b className="block text-lg leading-normal font-label">
          <Text field={isShown(BannerTitle) ? BannerTitle : Title} />
        </b>
        <span className="block text-sm text-text-2">
          <Text field={BannerSubTitle} />
        </span>
      </span>
      {url !== '' && <Icon name="arrow" className="text-primary" />}
    </>
  );
  const look = 'flex min-h-19 items-center gap-4 py-3 text-text no-underline';
  return url === '' ? (
    <div className={look}>{content}</div>
  ) : (
    <a href={url} className={`${look} hover:text-primary hover:underline`}>
      {content}
    </a>
  );
}
