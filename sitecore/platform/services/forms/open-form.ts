import { randomUUID } from 'node:crypto';
import { issueStamp } from '../captcha/form-stamp.ts';
import type { openForm as contract } from '#sitecore/contracts/forms.ts';
import type { RequestOf, ResponseOf } from '#sitecore/contracts/call.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import type { ServiceContext } from '../service/service.ts';
import { issueForgeryToken, TOKEN_COOKIE, TOKEN_SECONDS, VISITOR_COOKIE, visitorOf } from './forgery-token.ts';
import type { FormFailure } from './form-texts.ts';
import { wholeForm } from './whole-form.ts';

/** Returns the first step of a form with a session and token of the visitor, whose cookies it sets. */
export function openForm(
  { formItemId, htmlPrefix, sc_itemid = '' }: RequestOf<typeof contract>,
  { content, language, now, secrets, cookie, setCookie }: ServiceContext,
): Result<ResponseOf<typeof contract>, FormFailure> {
  const form = wholeForm(content, formItemId, language, now);
  if (!form) return failure('unknownForm');
  const visitor = visitorOf(cookie(VISITOR_COOKIE));
  const token = issueForgeryToken(visitor, secrets.forms, now);
  const options = { path: '/', maxAge: TOKEN_SECONDS };
  setCookie(VISITOR_COOKIE, visitor, options);
  setCookie(TOKEN_COOKIE, token, { ...options, isReadable: true });
  const session = { id: randomUUID(), token };
  const step = form.step({ htmlPrefix, contextItemId: sc_itemid, step: 0, values: {}, session });
  return success({ ...step, stamp: issueStamp(secrets.captcha, now) });
}
