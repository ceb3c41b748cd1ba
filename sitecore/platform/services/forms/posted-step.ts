import { createHash } from 'node:crypto';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { formatGuid, readGuid } from '#sitecore/definitions/guid.ts';
import type { Language } from '#sitecore/definitions/language.ts';
import type { FormField, FormModel, FormValues } from '#sitecore/rules/forms/form-model.ts';
import type { StoreDb } from '../../store/open-store.ts';
import type { ServiceContext } from '../service/service.ts';
import { normalizedValues } from './check-step.ts';
import { type Draft, loadDraft } from './drafts.ts';
import { isForgeryTokenValid, VISITOR_COOKIE } from './forgery-token.ts';
import type { FormFailure } from './form-texts.ts';
import { type PostedStep, readPost } from './read-post.ts';
import { type WholeForm, wholeForm } from './whole-form.ts';

/** A step that was posted by a visitor who may post it. */
interface Posted {
  readonly post: PostedStep;
  readonly form: WholeForm;
  /** Index of the step. */
  readonly step: number;
  readonly language: Language;
  /** Id of the session, under which the submission is stored. */
  readonly id: string;
  readonly draft: Draft;
  readonly db: StoreDb;
}

/** Reads a posted step of a form and checks that its visitor may post it. */
export async function readPosted(
  body: Parameters<typeof readPost>[0],
  context: ServiceContext,
): Promise<Result<PostedValues, FormFailure>> {
  const post = readPost(body);
  if (!post) return failure('unknownForm');
  const { language } = context;
  const form = wholeForm(context.content, post.formId, language, context.now);
  const pageId = readGuid(post.pageId);
  const step = form?.pages.findIndex((page) => readGuid(page.id) === pageId) ?? -1;
  if (!form || step === -1) return failure('unknownForm');
  const refused = refusalOf(post, context);
  if (refused) return failure(refused);
  const id = sessionOf(post, form, context);
  const { secrets, now, store } = context;
  const db = await store.db();
  const loaded = await loadDraft(db, { id, form: form.item.id, secret: secrets.forms, now });
  const draft = loaded ?? { step: 0, values: {} };
  if (step > draft.step) return failure('expired');
  return success(withValues({ post, form, step, language, id, draft, db }));
}

/** Returns why a post may not come from a form of the site: its token is not the visitor's, or it has none and no page of the site. */
function refusalOf(
  { token }: PostedStep,
  { secrets, now, isOwnPage, cookie }: ServiceContext,
): FormFailure | undefined {
  if (token === '') return isOwnPage ? undefined : 'forged';
  return isForgeryTokenValid(token, cookie(VISITOR_COOKIE) ?? '', secrets.forms, now) ? undefined : 'expired';
}

/** Returns the id of the session of a post; one without a session gets the same id whenever it is posted again unchanged. */
function sessionOf({ sessionId, human, values }: PostedStep, { item }: WholeForm, { client }: ServiceContext): string {
  const id = readGuid(sessionId);
  if (id !== undefined) return formatGuid(id, 'D');
  const content = JSON.stringify([item.id, client, human.stamp, values]);
  return formatGuid(createHash('sha256').update(content).digest('hex').slice(0, 32), 'D');
}

/** Returns the steps that a button goes on: 1, -1 or 0 to submit; undefined for a button that the step does not have. */
export function directionOf({ post, model, pageKey }: PostedValues): number | undefined {
  const id = readGuid(post.button);
  return model.elements.find((one) => one.type === 'button' && one.id === id && one.within.includes(pageKey))?.step;
}

/** A posted step with the values of the earlier ones. */
export interface PostedValues extends Posted {
  readonly model: FormModel;
  /** Key of the step's page. */
  readonly pageKey: string;
  /** The fields of this step. */
  readonly fields: readonly FormField[];
  /** Normalized values of this step and of the earlier ones. */
  readonly values: FormValues;
}

function withValues(posted: Posted): PostedValues {
  const { form, step, draft, post } = posted;
  const model = form.model({ ...draft.values, ...post.values });
  const pageId = readGuid(form.pages[step]?.id ?? '');
  const pageKey = model.elements.find(({ id }) => id === pageId)?.key ?? '';
  const fields = model.fields.filter(({ within }) => within.includes(pageKey));
  return {
    ...posted,
    model,
    pageKey,
    fields,
    values: { ...draft.values, ...normalizedValues({ fields }, post.values) },
  };
}
