import { type ReactNode, type SubmitEvent, useRef } from 'react';
import type { FormView } from '#sitecore/contracts/form-view.ts';
import type { BuilderContext } from './builder-context.ts';
import type { BuilderState } from './builder-state.ts';
import { ErrorBox } from './ErrorBox.tsx';
import { draftKey } from './form-draft.ts';
import { endpointOf, PROTECTION } from './form-entries.ts';
import { NotSent, PendingLine } from './FormNotices.tsx';
import { blockPaste } from './block-paste.ts';
import { renderNodes } from './render-nodes.tsx';

interface BuilderFormProps {
  readonly form: BuilderContext;
  readonly state: BuilderState;
  /** Path of the page without language prefix, to which a form without scripts returns. */
  readonly path: string;
  /** Signed time of the page, for a form without scripts; empty when the services have none. */
  readonly stamp: string;
  /** Session of a form that has come back to a browser without scripts. */
  readonly session: string;
  readonly onTouch: () => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Content of the captcha. */
  readonly children: ReactNode;
}

/**
 * Renders the form element with all inputs that Sitecore Forms reads: a browser without scripts sends it as it is. Session and
 * forgery token are no part of it: a page may be cached.
 */
export function BuilderForm({ form, state, path, stamp, session, onTouch, onSubmit, children }: BuilderFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const view: FormView = state.form;
  return (
    <form
      noValidate
      ref={element}
      id={form.id}
      tabIndex={-1}
      method="post"
      encType="multipart/form-data"
      action={`${endpointOf(view, { path, language: form.language })}#${form.id}`}
      aria-label={view.title || undefined}
      aria-busy={form.isPending}
      data-draft={draftKey(view)}
      onSubmit={onSubmit}
      onFocus={onTouch}
      onPointerDown={onTouch}
      onPaste={blockPaste}
      className="builder-form"
    >
      {view.ids.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {session !== '' && <input type="hidden" name={view.sessionName} value={session} />}
      <input type="hidden" name={PROTECTION.stamp} value={stamp} />
      <label className="sr-only" aria-hidden="true">
        {form.phrases.form_trap}
        <input name={PROTECTION.trap} tabIndex={-1} autoComplete="off" />
      </label>
      <div className="builder-grid">
        {state.phase === 'notSent' ? <NotSent form={form} /> : <ErrorBox form={form} state={state} />}
        {renderNodes(view.nodes, form)}
      </div>
      <PendingLine form={form} phase={state.phase} />
      {children}
    </form>
  );
}
