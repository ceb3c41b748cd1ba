import { openForm } from '#sitecore/contracts/forms.ts';
import { callService } from './call-service.ts';

/** The form whose session is requested, and the page that shows it. */
interface FormOfPage {
  readonly itemId: string;
  readonly prefix: string;
  readonly contextItemId: string;
  readonly language: string;
}

/** Requests the session of a form, whose forgery token comes as a cookie; an empty text when there is none. Never rejects. */
export async function requestFormSession(form: FormOfPage): Promise<string> {
  const { itemId, prefix, contextItemId, language } = form;
  const values = { formItemId: itemId, htmlPrefix: prefix, sc_itemid: contextItemId, sc_lang: language };
  const result = await callService(openForm, values);
  const session = result.ok ? result.value.formSessionId.value : '';
  return typeof session === 'string' ? session : '';
}
