import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { CALLS } from './catalogue.ts';
import { type BuilderResponse, builderForm, builderResponse } from './form-builder.ts';

const part = z.union([z.string(), z.instanceof(File)]);

/** Response to a submit: that of Sitecore Forms with the numbers of a submission that was stored. */
export interface FormResponse extends Omit<Partial<BuilderResponse>, 'validationErrors'> {
  readonly success: boolean;
  /** Messages by the name of their input. */
  readonly validationErrors?: Record<string, string[]>;
  /** Number that the visitor quotes. */
  readonly requestnumber?: string;
  /** Code with which an anonymous sender sees the status. */
  readonly ticketnumber?: string;
  /** Time until the response, as a visitor reads it. */
  readonly sla?: string;
}

/**
 * Sends a step of a form, with the query and the fields of Sitecore Forms, whose names depend on the form. Besides them: `token`
 * of the captcha, or `stamp` and `trap` of a page without scripts.
 */
export const submitForm = {
  ...CALLS.submitForm,
  request: z.catchall(z.object({ 'fxb.FormItemId': part }), z.union([part, z.array(part)])),
  response: z.extend(builderResponse, {
    requestnumber: z.optional(z.string()),
    ticketnumber: z.optional(z.string()),
    sla: z.optional(z.string()),
  }),
} satisfies Call;

const name = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** Returns the first step of a form with a session and forgery token of the visitor, and sets their cookies. */
export const openForm = {
  ...CALLS.openForm,
  request: z.object({
    formItemId: name(40),
    /** Prefix of the names of the form’s inputs, as on the page. */
    htmlPrefix: z.string().check(z.regex(/^[\w.-]{1,120}$/)),
    sc_itemid: z.optional(name(40)),
    sc_lang: z.optional(name(10)),
  }),
  /** Besides the form `stamp`, a signed time, for a submit whose captcha gives no token. */
  response: z.extend(builderForm, { stamp: z.optional(z.string()) }),
} satisfies Call;

/**
 * Returns the status of a submission by its number, however it is written, and the telephone number that it has or its code; none
 * for any other pair.
 */
export const formStatus = {
  ...CALLS.formStatus,
  request: z.object({ reference: name(60), contact: name(40) }),
  response: z.object({
    submission: z.nullable(
      z.object({
        reference: z.string(),
        status: z.enum(['received', 'working', 'answered', 'closed']),
        /** Day in Riyadh on which it came in: 2026-11-23. */
        receivedOn: z.string(),
        /** The text that staff have written last; empty before. */
        answer: z.string(),
      }),
    ),
  }),
} satisfies Call;
