import type { BuilderForm } from '#sitecore/contracts/form-builder.ts';
import type { FormResponse } from '#sitecore/contracts/forms.ts';
import { failure, type Result, success } from '#sitecore/contracts/result.ts';
import { formatGuid } from '#sitecore/definitions/guid.ts';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';
import { isHuman } from '../captcha/is-human.ts';
import type { ServiceContext } from '../service/service.ts';
import { acknowledge } from './acknowledge.ts';
import { type AcceptedFile, checkFiles } from './check-files.ts';
import { type CheckedValues, checkValues } from './check-step.ts';
import { refuseStep, refuseSubmission } from './daily-bytes.ts';
import { saveDraft } from './drafts.ts';
import { type FormFailure, NOT_HUMAN } from './form-texts.ts';
import { directionOf, type PostedValues, readPosted } from './posted-step.ts';
import type { readPost } from './read-post.ts';
import { scannerAt } from './scan-file.ts';
import { findAcknowledgement, storeSubmission } from './store-submission.ts';
import { submissionId } from './submission-id.ts';
import { submissionOf } from './submission-of.ts';

/** Messages by the id of their field. */
type Messages = Readonly<Record<string, readonly string[]>>;

/** Takes a step of a form: goes back, goes on, or stores the submission. */
export async function submitForm(
  body: Parameters<typeof readPost>[0],
  context: ServiceContext,
): Promise<Result<FormResponse, FormFailure>> {
  const read = await readPosted(body, context);
  if (!read.ok) return read;
  const posted = read.value;
  const { form, step, post, db, language } = posted;
  const direction = directionOf(posted);
  if (direction === undefined) return failure('unknownForm');
  const id = await submissionId(posted);
  const stored = direction === 0 ? await findAcknowledgement(db, id) : undefined;
  if (stored) return success(acknowledge(stored, form, context, language));
  if (direction === -1) return goTo(posted, step - 1, context);
  const checked = checkValues(posted.model, posted.values, riyadhDay(context.now));
  const files = await acceptFiles(posted, checked, context);
  const messages = { ...ownMessages(posted, checked.messages), ...files.messages };
  if (Object.keys(messages).length > 0) return success(refusal(posted, messages));
  if (direction === 1) return goTo(posted, step + 1, context);
  // Earlier steps passed when they were sent; a form that has changed since is begun anew.
  if (Object.keys(checked.messages).length > 0) return failure('expired');
  // Entries stay: a page that lay in a cache for long has an old stamp, and comes back with a new one.
  if (!(await isHuman(post.human, context))) return success({ ...refusal(posted, {}), errors: [NOT_HUMAN[language]] });
  const submission = submissionOf(posted, checked, { id, files: files.accepted });
  const full = await refuseSubmission(db, submission, context);
  if (full !== undefined) return success({ ...refusal(posted, {}), errors: [full] });
  const { secrets, now } = context;
  const saved = await storeSubmission(db, submission, { secret: secrets.forms, now });
  return success(acknowledge(saved, form, context, language));
}

const ownMessages = ({ fields }: PostedValues, messages: Messages): Messages =>
  Object.fromEntries(fields.flatMap(({ id }) => (messages[id] ? [[id, messages[id]] as const] : [])));

/** Checks the files of a step; those of hidden fields are left out. */
async function acceptFiles(
  { fields, post, language }: PostedValues,
  { stateOf }: CheckedValues,
  { clamav }: ServiceContext,
): Promise<{ readonly accepted: readonly AcceptedFile[]; readonly messages: Messages }> {
  const scan = scannerAt(clamav);
  const accepted: AcceptedFile[] = [];
  const messages: Record<string, readonly string[]> = {};
  for (const field of fields.filter(({ type }) => type === 'file')) {
    const { isHidden, isDisabled, isRequired } = stateOf(field);
    if (isHidden || isDisabled) continue;
    const checked = await checkFiles(field, post.files[field.id] ?? [], { isRequired, language, scan });
    accepted.push(...checked.accepted);
    if (checked.messages.length > 0) messages[field.id] = checked.messages;
  }
  return { accepted, messages };
}

/** Stores the values and returns another step with those that the visitor wrote there before. */
async function goTo(
  posted: PostedValues,
  step: number,
  context: ServiceContext,
): Promise<Result<FormResponse, FormFailure>> {
  const { form, id, values, db } = posted;
  if (!form.pages[step]) return failure('unknownForm');
  const full = await refuseStep(db, posted, context);
  if (full !== undefined) return success({ ...refusal(posted, {}), errors: [full] });
  const { secrets, now } = context;
  await saveDraft(db, { id, form: form.item.id, secret: secrets.forms, now }, { step, values });
  return success({ success: true, nextForm: shownStep(posted, step) });
}

/** Returns the messages of a step by the names of its inputs, and the step with its values for a page without scripts. */
function refusal(posted: PostedValues, messages: Messages): FormResponse {
  const { post, fields } = posted;
  const named = fields.flatMap(({ id, type }): (readonly [string, string[]])[] => {
    const name = `${post.prefix}.Fields[${formatGuid(id, 'D')}].${type === 'file' ? 'Files' : 'Value'}`;
    return messages[id] ? [[name, [...messages[id]]]] : [];
  });
  return { success: false, validationErrors: Object.fromEntries(named), nextForm: shownStep(posted, posted.step) };
}

const shownStep = ({ form, post, id, values }: PostedValues, step: number): BuilderForm =>
  form.step({
    htmlPrefix: post.prefix,
    contextItemId: post.contextItemId,
    step,
    values,
    session: { id, token: post.token },
  });
