import { CatalogueLayout } from './CatalogueLayout.tsx';
import { Code } from './Code.tsx';
import type { CatalogueEntry } from './entries.ts';
import { ExampleFrames } from './ExampleFrames.tsx';
import { ExampleLinks } from './ExampleLinks.tsx';
import type { CatalogueContext } from './texts.ts';

interface ComponentPageProps {
  readonly context: CatalogueContext;
  readonly entry: CatalogueEntry;
  /** Its doc comment; undefined when it has none. */
  readonly description: string | undefined;
}

/** Renders a component's page: its description, file and examples. */
export const ComponentPage = ({ context, entry, description }: ComponentPageProps) => (
  <CatalogueLayout
    context={context}
    path={entry.name}
    title={<Code>{entry.name}</Code>}
    lead={
      <>
        {description !== undefined && (
          <span lang="en" dir="ltr" className="catalogue-description">
            {description}
          </span>
        )}
        <Code>{entry.file}</Code>
      </>
    }
  >
    <ExampleLinks examples={entry.examples} />
    <ExampleFrames context={context} entry={entry} />
  </CatalogueLayout>
);
