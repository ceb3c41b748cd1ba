import { foldText } from '#sitecore/rules/fold-text.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import { Heading } from '#src/ui/text/Heading.tsx';
import { CatalogueLayout } from './CatalogueLayout.tsx';
import { Code } from './Code.tsx';
import type { CatalogueEntry } from './entries.ts';
import { type CatalogueContext, TEXTS } from './texts.ts';

interface IndexPageProps {
  readonly context: CatalogueContext;
  readonly widgets: readonly CatalogueEntry[];
  readonly components: readonly CatalogueEntry[];
  /** Text that the listed names contain; empty for all. */
  readonly term: string;
}

/** Renders the list of widgets by area and of components by folder. */
export function IndexPage({ context, widgets, components, term }: IndexPageProps) {
  const { t } = context;
  const isFound = ({ name }: CatalogueEntry) => foldText(name).includes(foldText(term));
  const found = { widgets: widgets.filter(isFound), components: components.filter(isFound) };
  return (
    <CatalogueLayout context={context} path="" title={t(TEXTS.catalogue)} lead={t(TEXTS.lead)}>
      <SearchForm context={context} term={term} />
      {found.widgets.length + found.components.length === 0 && <p className="catalogue-part">{t(TEXTS.none)}</p>}
      <EntryList context={context} id="widgets" title={t(TEXTS.widgets)} entries={found.widgets} />
      <EntryList context={context} id="components" title={t(TEXTS.components)} entries={found.components} />
    </CatalogueLayout>
  );
}

function SearchForm({ context: { t, href }, term }: Pick<IndexPageProps, 'context' | 'term'>) {
  return (
    <form action={href()} role="search" className="catalogue-search">
      <Field id="find" label={t(TEXTS.search)} className="catalogue-term">
        {({ id }) => (
          <span className="field-box">
            <input id={id} name="find" type="search" dir="ltr" defaultValue={term} className="field-input px-4" />
          </span>
        )}
      </Field>
      <Button type="submit">{t(TEXTS.submit)}</Button>
      {term !== '' && (
        <Button kind="text" href={href()}>
          {t(TEXTS.all)}
        </Button>
      )}
    </form>
  );
}

interface EntryListProps {
  readonly context: CatalogueContext;
  readonly id: string;
  readonly title: string;
  readonly entries: readonly CatalogueEntry[];
}

function EntryList({ context, id, title, entries }: EntryListProps) {
  if (entries.length === 0) return null;
  return (
    <section className="catalogue-part" aria-labelledby={id}>
      <Heading level={2} size="2xl" id={id}>
        {title}
      </Heading>
      {Object.entries(Object.groupBy(entries, ({ group }) => group)).map(([group, members = []]) => (
        <div key={group} className="catalogue-group">
          <Heading level={3} size="md">
            <Code>{group}</Code>
          </Heading>
          <ul className="catalogue-list">
            {members.map((entry) => (
              <li key={entry.name}>
                <EntryCard context={context} entry={entry} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface EntryCardProps {
  readonly context: CatalogueContext;
  readonly entry: CatalogueEntry;
}

const EntryCard = ({ context: { t, href, language }, entry: { name, examples } }: EntryCardProps) => (
  <a href={href(name)} className="catalogue-card">
    <Code>{name}</Code>
    <span className="catalogue-count">
      {t(TEXTS.exampleCount)}: {formatNumber(examples.length, language)}
    </span>
  </a>
);
