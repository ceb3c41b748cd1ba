import type { ButtonNode, FormNode } from '#sitecore/contracts/form-view.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import { fill } from '#src/i18n/phrase.ts';
import { Button } from '#src/ui/action/Button.tsx';
import { FieldGroup } from '#src/features/form/FieldGroup.tsx';
import type { BuilderProps, GroupProps, TextProps } from './builder-context.ts';

/** Class of a page of several: its number and theirs. */
const STEP = /\bstep-(\d+)-of-(\d+)\b/;

/** Renders a page of a form, and where it stands among several under its title. */
export function PageGroup({ node, form: { phrases, language }, render }: GroupProps) {
  const [, step, count] = STEP.exec(node.cssClass) ?? [];
  const number = (text: string): string => formatNumber(Number(text), language);
  return (
    <div className="builder-grid">
      {step !== undefined && count !== undefined && (
        <h2 className="builder-step builder-wide">
          <small>{fill(phrases.form_step, { n: number(step), total: number(count) })}</small>
          {node.title}
        </h2>
      )}
      {render(node.nodes)}
    </div>
  );
}

/** Renders a section under its title. */
export const SectionGroup = ({ node, render }: GroupProps) => (
  <FieldGroup {...(node.title.trim() !== '' && { title: node.title })}>{render(node.nodes)}</FieldGroup>
);

/** Renders an author's text: a heading or a paragraph. */
export const StaticText = ({ node }: TextProps) =>
  /^h[1-6]$/.test(node.tag) ? (
    <h2 className="builder-heading">{node.text}</h2>
  ) : (
    <p className="builder-text">{node.text}</p>
  );

/** Renders an input that visitors do not see. */
export function HiddenField({ node, form }: BuilderProps) {
  if (node.kind !== 'field') return null;
  const [value = ''] = form.valuesOf(node);
  return <input type="hidden" name={node.name} value={value} readOnly />;
}

interface ActionsProps extends Pick<BuilderProps, 'form'> {
  readonly nodes: readonly ButtonNode[];
}

/**
 * Renders the buttons of a step, those that go on first: Enter presses the first one. The step and title of each are sent
 * with every press; a server reads those of the pressed one, whose id is the button's value.
 */
export function Actions({ nodes, form }: ActionsProps) {
  const ordered = nodes.toSorted((one, other) => Number(one.step < 0) - Number(other.step < 0));
  return (
    <div className="builder-actions">
      {ordered.map((node) => (
        <span key={node.element.id} className="contents">
          <input type="hidden" name={node.button.name} value={node.title} />
          <input type="hidden" name={node.navigationStep.name} value={node.navigationStep.value} />
          <Button
            type={form.isEdited ? 'button' : 'submit'}
            name={node.navigation.name}
            value={node.navigation.value}
            kind={node.step < 0 ? 'text' : 'primary'}
            busy={form.isPending && node.step >= 0}
            disabled={form.isPending && node.step < 0}
          >
            {node.title}
          </Button>
        </span>
      ))}
    </div>
  );
}

/** Splits the elements of a group into its buttons and all others. */
export const withoutButtons = (nodes: readonly FormNode[]) => ({
  buttons: nodes.filter((node) => node.kind === 'button'),
  others: nodes.filter((node) => node.kind !== 'button'),
});
