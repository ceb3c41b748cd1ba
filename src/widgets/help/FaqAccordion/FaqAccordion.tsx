import { isLinked, linkProps, LinkText } from '#src/cms/fields/LinkText.tsx';
import { isShown } from '#src/cms/fields/Text.tsx';
import { Questions } from '#src/features/faq/Questions.tsx';
import { QuestionsHead } from '#src/features/faq/QuestionsHead.tsx';
import { Button } from '#src/ui/action/Button.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import type { FaqAccordionProps } from './FaqAccordion.widget.ts';

/** Renders questions of which at most one is open, as native disclosures of one name; only clamping long answers needs a script. */
export function FaqAccordion({ uid, fields, params, phrases, page }: FaqAccordionProps) {
  const edited = page.state === 'edit';
  if (fields.items.length === 0 && !edited) return null;
  const hasHead = isShown(fields.Title) || isShown(fields.Description);
  return (
    <Section isDeferred>
      <Wrap className={hasHead ? 'questions-beside' : ''}>
        {hasHead && <Head fields={fields} />}
        <Questions
          name={`faq-${uid}`}
          items={fields.items}
          level={isShown(fields.Title) ? 3 : 2}
          lines={params.AnswerLines}
          phrases={phrases}
          expanded={edited}
        />
      </Wrap>
    </Section>
  );
}

function Head({ fields: { Title, Description, Link } }: Pick<FaqAccordionProps, 'fields'>) {
  return (
    <div>
      <QuestionsHead title={Title} description={Description} />
      {isLinked(Link) && (
        <div className="mt-6">
          <Button {...linkProps(Link)} kind="soft">
            <LinkText field={Link} />
          </Button>
        </div>
      )}
    </div>
  );
}
