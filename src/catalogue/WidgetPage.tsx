import { LANGUAGE_NAMES, LANGUAGES } from '#src/i18n/language.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import { Heading } from '#src/ui/text/Heading.tsx';
import { CatalogueLayout } from './CatalogueLayout.tsx';
import { CatalogueTable } from './CatalogueTable.tsx';
import { Code } from './Code.tsx';
import { type CatalogueWidget, widgetEntry } from './entries.ts';
import { ExampleFrames } from './ExampleFrames.tsx';
import { ExampleLinks } from './ExampleLinks.tsx';
import { fieldRows } from './field-rows.ts';
import { type CatalogueContext, PARAM_KINDS, TEXTS } from './texts.ts';

interface WidgetPageProps {
  readonly context: CatalogueContext;
  readonly widget: CatalogueWidget;
  /** The doc comment of its view; undefined when it has none. */
  readonly description: string | undefined;
  /** The dictionary in each language. */
  readonly phrases: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

/** Renders a widget's page: its declaration, its examples, and what an author and the dictionary give it. */
export function WidgetPage({ context, widget, description, phrases }: WidgetPageProps) {
  const entry = widgetEntry(widget);
  return (
    <CatalogueLayout
      context={context}
      path={entry.name}
      title={<Code>{entry.name}</Code>}
      lead={
        description !== undefined && (
          <span lang="en" dir="ltr" className="catalogue-description">
            {description}
          </span>
        )
      }
    >
      <ExampleLinks examples={entry.examples} />
      <Declaration context={context} widget={widget} />
      <ExampleFrames context={context} entry={entry} />
      <FieldTable context={context} widget={widget} />
      <ParamTable context={context} widget={widget} />
      <CatalogueTable
        id="phrases"
        title={context.t(TEXTS.phrases)}
        columns={[context.t(TEXTS.key), ...LANGUAGES.map((language) => LANGUAGE_NAMES[language])]}
        rows={[...widget.widget.dictionary, ...widget.widget.serverDictionary].map((key) => ({
          key,
          cells: [
            <Code key={key}>{key}</Code>,
            ...LANGUAGES.map((language) => (
              <span key={language} lang={language} dir="auto">
                {phrases[language][key]}
              </span>
            )),
          ],
        }))}
      />
    </CatalogueLayout>
  );
}

type PartProps = Pick<WidgetPageProps, 'context' | 'widget'>;

function Declaration({ context: { t }, widget: { folder, widget } }: PartProps) {
  const { client, enhancement, queryKeys, rendering } = widget;
  const facts = [
    { label: TEXTS.file, values: [`src/widgets/${folder}`] },
    { label: TEXTS.template, values: [rendering.datasource?.name ?? ''] },
    { label: TEXTS.client, values: [client], note: enhancement && t(TEXTS.enhancement) },
    { label: TEXTS.queryKeys, values: queryKeys },
    { label: TEXTS.placeholders, values: rendering.placeholders },
  ].filter(({ values }) => values.some((value) => value !== ''));
  return (
    <section className="catalogue-part" aria-labelledby="facts">
      <Heading level={2} size="xl" id="facts">
        {t(TEXTS.facts)}
      </Heading>
      <dl className="catalogue-facts">
        {facts.map(({ label, values, note }) => (
          <div key={label.en}>
            <dt>{t(label)}</dt>
            <dd>
              {values.map((value) => (
                <Code key={value}>{value}</Code>
              ))}
              {note && <span>{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const FieldTable = ({ context: { t }, widget: { widget } }: PartProps) => (
  <CatalogueTable
    id="fields"
    title={t(TEXTS.fields)}
    columns={[TEXTS.name, TEXTS.kind, TEXTS.sitecoreType, TEXTS.required, TEXTS.items].map(t)}
    rows={fieldRows(widget.rendering.fields).map(
      ({ path, kind, sitecoreType, required, items, source, fromChildren }) => ({
        key: path.join('.'),
        cells: [
          <Code key="name">{path.join(' › ')}</Code>,
          <Code key="kind">{kind}</Code>,
          <Code key="type">{sitecoreType}</Code>,
          required && t(TEXTS.yes),
          <>
            {items !== undefined && <Code>{items}</Code>}
            {fromChildren && ` (${t(TEXTS.children)})`}
            {source !== undefined && <Code>{source}</Code>}
          </>,
        ],
      }),
    )}
  />
);

const ParamTable = ({ context: { t }, widget: { widget } }: PartProps) => (
  <CatalogueTable
    id="params"
    title={t(TEXTS.params)}
    columns={[TEXTS.name, TEXTS.values].map(t)}
    rows={Object.entries(widget.rendering.params).map(([name, param]) => ({
      key: name,
      cells: [
        <Code key="name">{name}</Code>,
        param.values?.map((value) => <Code key={value}>{value === '' ? '""' : value}</Code>) ??
          t(PARAM_KINDS[param.kind]),
      ],
    }))}
  />
);
