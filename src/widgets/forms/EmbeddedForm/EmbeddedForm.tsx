import { Card } from '#src/ui/card/Card.tsx';
import { Section } from '#src/ui/layout/Section.tsx';
import { Wrap } from '#src/ui/layout/Wrap.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import type { EmbeddedFormProps } from './EmbeddedForm.widget.ts';

/** Renders the container of a form that the platform's script fills in, with what is shown when it cannot. */
export function EmbeddedForm({ fields: { formItemId }, phrases, data, page }: EmbeddedFormProps) {
  const id = formItemId.value.trim();
  if (id === '') return null;
  return (
    <Section>
      <Wrap>
        <div data-embedded-form data-script={data.script}>
          <form data-form-item-id={id} lang={page.language} noValidate />
          <div hidden={data.script !== ''} data-failed role="alert">
            <Failed phrases={phrases} />
          </div>
          {data.script !== '' && (
            <div className="hidden noscript:block">
              <Failed phrases={phrases} />
            </div>
          )}
        </div>
      </Wrap>
    </Section>
  );
}

const Failed = ({ phrases }: Pick<EmbeddedFormProps, 'phrases'>) => (
  <Card className="mx-auto max-w-[36rem] px-6 py-10 text-center">
    <Heading level={2} size="xl">
      {phrases.ERROR_TITLE}
    </Heading>
    <p className="mt-3 text-text-2">{phrases.ERROR_SUB}</p>
  </Card>
);
