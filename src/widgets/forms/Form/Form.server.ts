import { readFormView } from '#sitecore/contracts/form-view.ts';
import { plainId } from '#sitecore/rules/forms/form-ids.ts';
import type { ReadWidget } from '#src/cms/registered-widget.tsx';
import type { PageFacts, UrlQuery } from '#src/cms/widget.ts';
import { FORM_KEY } from '#src/features/form/form-query.ts';
import { BUILDER_FORM } from '#src/features/form-builder/form-entries.ts';
import { initialValues } from '#src/features/form-builder/builder-values.ts';
import type { FormServerData, ReturnedForm } from '#src/features/form-builder/form-server-data.ts';
import { errorsIn } from '#src/features/form-builder/read-response.ts';
import { loadFormProtection } from '#src/services/forms.server.ts';
import { sentForm } from '#src/services/returned-form.server.ts';
import type { widget } from './Form.widget.ts';

/**
 * Returns what the form needs besides its fields, and how it comes back to a browser without scripts that has sent it: only for
 * the query of such a browser, since the page without a query is prepared once for every visitor.
 */
export async function staticProps(
  _: unknown,
  page: PageFacts,
  query: UrlQuery,
  read: ReadWidget<typeof widget>,
): Promise<FormServerData> {
  const returned = query[FORM_KEY] === BUILDER_FORM ? returnedForm(read) : undefined;
  return { ...(await loadFormProtection(page)), returned };
}

function returnedForm(read: ReadWidget<typeof widget>): ReturnedForm | undefined {
  const sent = sentForm();
  const { form: placed } = sent ? read().fields : { form: null };
  if (!sent || !placed || plainId(placed.itemId) !== plainId(sent.itemId)) return undefined;
  const { result } = sent;
  if (!result.ok && result.failure.kind === 'NotSent') return { ...NOTHING, phase: 'notSent' };
  const response = result.ok ? result.value : result.failure.kind === 'Refused' ? result.failure.response : undefined;
  if (response?.success && !response.nextForm) return { ...NOTHING, phase: 'sent' };
  const form = response?.nextForm ? readFormView(response.nextForm) : placed;
  const { errors, messages } = response ? errorsIn(response, form) : NOTHING;
  const isNamed = response?.success === true || messages.length > 0 || Object.keys(errors).length > 0;
  const session = response?.nextForm?.formSessionId.value;
  return {
    ...{ form, values: initialValues(form), errors, messages, isRefused: !isNamed, phase: 'filling' },
    session: typeof session === 'string' ? session : '',
  };
}

const NOTHING: ReturnedForm = {
  form: undefined,
  values: {},
  errors: {},
  messages: [],
  isRefused: false,
  phase: 'filling',
  session: '',
};
