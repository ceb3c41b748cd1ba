import { fieldNodes } from '#sitecore/contracts/form-view.ts';
import { listedMessages } from '#sitecore/rules/forms/error-list.ts';
import { plural } from '#src/i18n/plural.ts';
import { ErrorSummary } from '#src/ui/form/ErrorSummary.tsx';
import type { BuilderContext } from './builder-context.ts';
import type { BuilderState } from './builder-state.ts';
import { controlId } from './BuilderField.tsx';

interface ErrorBoxProps {
  readonly form: BuilderContext;
  readonly state: BuilderState;
}

/**
 * Renders the errors of a form above its fields: those of the whole form, and those of fields as links. Messages that only
 * say "required" and repeated ones are left out (FORM-04, FORM-05); the heading stays.
 */
export function ErrorBox({ form, state }: ErrorBoxProps) {
  const ofFields = fieldNodes(state.form).flatMap((node) => {
    const text = form.errorOf(node);
    return text === undefined ? [] : [{ id: controlId(form, node), text }];
  });
  const all = [...state.messages.map((text) => ({ text })), ...ofFields];
  if (all.length === 0) return null;
  const listed = listedMessages(all.map(({ text }) => text));
  const { phrases, language } = form;
  return (
    <ErrorSummary
      id={`${form.id}-problems`}
      className="builder-wide"
      attempt={state.attempt}
      title={ofFields.length > 0 ? plural(phrases, 'form_errors', ofFields.length, language) : phrases.form_refused}
      errors={listed
        .filter((text) => text !== phrases.form_refused)
        .flatMap((text) => all.find((error) => error.text === text) ?? [])}
    />
  );
}
