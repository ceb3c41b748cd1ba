import { DEFAULT_LANGUAGE } from '#sitecore/definitions/language.ts';
import type { Content } from '../../../content/content.ts';
import type { Env } from '../../../env.ts';
import { formSettings } from '../../../forms/form-settings.ts';
import { ItemEncoder } from '../../../layout/item-encoder.ts';
import { hasFormOutbox } from '../../tracker/has-outbox.mjs';
import { deliverBy } from './deliver-by.ts';
import type { Deliver } from './deliver-due.ts';
import { FormOutbox } from './form-outbox.ts';
import { mailBy } from './mail.ts';
import { webhookAt } from './webhook.ts';

export type FormDeliveryEnv = Pick<
  Env,
  | 'FORMS_WEBHOOK_URL'
  | 'FORMS_WEBHOOK_SECRET'
  | 'FORMS_SMTP_URL'
  | 'FORMS_MAIL_FROM'
  | 'DATABASE_URL'
  | 'PUBLIC_URL'
  | 'PLATFORM_HOST'
>;

interface FormDelivery {
  readonly deliver: Deliver | undefined;
  readonly formOutbox: FormOutbox | undefined;
}

/** Returns the delivery of forms: a receiver, mail, or the outbox of this machine; none elsewhere, where messages wait in the store. */
export function formDelivery(env: FormDeliveryEnv, content: () => Content): FormDelivery {
  const { FORMS_WEBHOOK_URL: url, FORMS_WEBHOOK_SECRET: secret, FORMS_SMTP_URL: mail, FORMS_MAIL_FROM: from } = env;
  const formOutbox = hasFormOutbox(env) ? new FormOutbox() : undefined;
  const deliver = deliverBy({
    ...(url !== undefined && secret !== undefined && { webhook: webhookAt({ url, secret }) }),
    ...(mail !== undefined &&
      from !== undefined && { mail: mailBy({ url: mail, from, recipientOf: (form) => recipientOf(content(), form) }) }),
    outbox: formOutbox?.deliver,
  });
  return { deliver, formOutbox };
}

function recipientOf(content: Content, id: string): string {
  const form = content.tree.withId(id);
  return form ? formSettings(form, new ItemEncoder(content, DEFAULT_LANGUAGE)).Recipient.value : '';
}
