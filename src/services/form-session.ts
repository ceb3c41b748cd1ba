import { openForm } from '#sitecore/contracts/forms.ts';
import { callService } from './call-service.ts';

/** The form whose session is requested, and the page that shows it. */
interface FormOfPage {
  readonly itemId: string;
  readonly prefix: string;
  readonly contextItemId: string;
  readonly language: string;
}

/** Session of a form and the signed time of its request; empty texts where the server has none. */
export interface FormSession {
  readonly id: string;
  readonly stamp: string;
}

/** Requests the session of a form, whose forgery token comes as a cookie. Never rejects. */
export async function requestFormSession(form: FormOfPage): Promise<FormSession> {
  const { itemId, prefix, contextItemId, language } = form;
  const values = { formItemId: itemId, htmlPrefix: prefix, sc_itemid: contextItemId, sc_lang: language };
  const result = await callService(openForm, values);
  if (!result.ok) return { id: '', stamp: '' };
  const { formSessionId, stamp = '' } = result.value;
  return { id: typeof formSessionId.value === 'string' ? formSessionId.value : '', stamp };
}
