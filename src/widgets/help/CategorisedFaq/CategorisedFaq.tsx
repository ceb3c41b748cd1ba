import type { Language } from '#sitecore/definitions/language.ts';
import { isShown, Text } from '#src/cms/fields/Text.tsx';
import { type Question, Questions } from '#src/features/faq/Questions.tsx';
import { QuestionsHead } from '#src/features/faq/QuestionsHead.tsx';
import { SearchForm } from '#src/features/search/SearchForm.tsx';
import { TabbedContent } from '#src/features/tabs/TabbedContent.tsx';
import { resolveIconName } from '#src/ui/icon/resolve-icon-name.ts';
import { Section } from '#src/ui/layout/Section.tsx';
import { StarIcon } from '#src/ui/icon/StarIcon.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { CategorisedFaqProps } from './CategorisedFaq.widget.ts';

/** Renders questions by category, chosen by tabs or icons. All questions are in the HTML; the client only enhances it. */
export function CategorisedFaq({
  uid,
  fields: { Title, Description, items },
  params,
  phrases,
  page,
}: CategorisedFaqProps) {
  const edited = page.state === 'edit';
  if (items.length === 0 && !edited) return null;
  const tabs = items.map(({ fields }, index) => ({
    id: `${index + 1}`,
    label: <CategoryName category={fields} withIcon={params.Switcher === 'icons'} />,
    content: (
      <div className={params.Columns === '2' ? 'grid items-start gap-x-16 md:grid-cols-2' : 'max-w-[52rem]'}>
        {columnsOf(fields.Questions, params.Columns).map((questions, column) => (
          <Questions
            key={column}
            name={`faq-${uid}`}
            items={questions}
            level={isShown(Title) ? 3 : 2}
            lines={params.AnswerLines}
            phrases={phrases}
            expanded={edited}
            className={column > 0 ? 'max-md:border-t-0' : ''}
          />
        ))}
      </div>
    ),
  }));
  return (
    <Section>
      <Wrap>
        <QuestionsHead title={Title} description={Description} className="mb-8" />
        {params.Search && <HelpSearch language={page.language} phrases={phrases} />}
        <TabbedContent
          id={uid}
          label={Title.value}
          kind={params.Switcher === 'icons' ? 'tiles' : 'pills'}
          page={page}
          tabs={tabs}
        />
      </Wrap>
    </Section>
  );
}

const HelpSearch = ({ language, phrases }: Pick<CategorisedFaqProps, 'phrases'> & { readonly language: Language }) => (
  <SearchForm
    language={language}
    phrases={phrases}
    kind="help"
    label={phrases.search_the_help}
    className="mb-8 max-w-[52rem]"
  />
);

type Category = CategorisedFaqProps['fields']['items'][number]['fields'];

function CategoryName({ category, withIcon }: { readonly category: Category; readonly withIcon: boolean }) {
  if (!withIcon) return <Text field={category.Title} />;
  return (
    <>
      <StarIcon name={resolveIconName(category.Icon.value)} />
      <span>
        <Text field={category.Title} />
      </span>
    </>
  );
}

/** Returns the questions by column, so that an opened answer moves only its own column. */
function columnsOf(
  questions: readonly Question[],
  columns: CategorisedFaqProps['params']['Columns'],
): readonly (readonly Question[])[] {
  const half = Math.ceil(questions.length / 2);
  return columns === '1' || questions.length < 2 ? [questions] : [questions.slice(0, half), questions.slice(half)];
}
