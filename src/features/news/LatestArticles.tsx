import type { FieldsView } from '#sitecore/definitions/template.ts';
import type { latestArticles } from '#sitecore/definitions/templates/latest-articles.ts';
import { isLinkComplete, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import type { PageFacts } from '#src/cms/widget.ts';
import { Link } from '#src/ui/action/Link.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { SectionHead } from '#src/ui/layout/SectionHead.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { LatestArticlesData } from './load-articles.server.ts';
import { newsCardOf } from './news-card.ts';
import { NewsItem } from './NewsItem.tsx';

type Fields = Pick<FieldsView<typeof latestArticles.fields>, 'Title' | 'Description' | 'Link'>;

interface LatestArticlesProps {
  readonly fields: Fields;
  readonly data: LatestArticlesData;
  readonly page: PageFacts;
  readonly tone?: 'plain' | 'sand';
  /** Classes of the list. */
  readonly grid: string;
}

/** Returns true when there are articles to show, or an author who edits the texts around them. */
export const hasArticles = ({ articles }: LatestArticlesData, { state }: PageFacts): boolean =>
  articles !== null && (articles.length > 0 || state === 'edit');

/** Renders articles below a title and a link to all; nothing when there are none or they could not be loaded. */
export function LatestArticles({
  fields: { Title, Description, Link: all },
  data,
  page,
  tone,
  grid,
}: LatestArticlesProps) {
  if (!hasArticles(data, page)) return null;
  return (
    <Section {...(tone && { tone })}>
      <Wrap>
        <SectionHead
          title={<Text field={Title} />}
          {...(isShown(Description) && { lead: <Text field={Description} /> })}
          {...(isLinkComplete(all) && { action: <AllArticles link={all} /> })}
        />
        <ul className={grid}>
          {data.articles?.map((article) => (
            <li key={article.id}>
              <NewsItem card={newsCardOf(article, page.language)} level={3} />
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}

/** Renders the author's link to all articles. */
export const AllArticles = ({ link }: { readonly link: Fields['Link'] }) => (
  <Link {...linkProps(link)} variant="go">
    <LinkText field={link} />
  </Link>
);
