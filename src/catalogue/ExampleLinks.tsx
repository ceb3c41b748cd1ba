import { Chip } from '#src/ui/action/Chip.tsx';
import { Code } from './Code.tsx';

/** Renders links to the examples of a page. */
export const ExampleLinks = ({ examples }: { readonly examples: readonly string[] }) => (
  <div className="catalogue-chips">
    {examples.map((example) => (
      <Chip key={example} href={`#${example}`}>
        <Code>{example}</Code>
      </Chip>
    ))}
  </div>
);
