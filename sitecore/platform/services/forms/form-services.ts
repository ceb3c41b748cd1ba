import * as z from 'zod/mini';
import { formStatus, openForm, submitForm } from '#sitecore/contracts/forms.ts';
import type { Limit } from '../limits/limit.ts';
import { commonError, type ErrorFormat } from '../service/common-failure.ts';
import { defineService, type Service } from '../service/service.ts';
import { formErrors } from './form-errors.ts';
import type { StatusFailure } from './form-status.ts';

/** A visitor corrects and sends several forms; many may share an address. */
const SUBMITS: Limit = { requests: 60, seconds: 60, in: 'store' };
const OPENINGS: Limit = { requests: 120, seconds: 60, in: 'memory' };

/** Nobody finds a pair by trying; tries of a reference and of a telephone number have limits of their own. */
const LOOKUPS: Limit = { requests: 10, seconds: 600, in: 'store' };

const STATUS_ERRORS: ErrorFormat<StatusFailure> = {
  statuses: [429],
  own: () => commonError({ kind: 'tooManyRequests' }),
  common: commonError,
};

/** Files are scanned and sealed. */
const SUBMIT_MS = 25_000;

const ERRORS = {
  errors: formErrors,
  errorSchema: z.object({ success: z.boolean(), error: z.string(), errors: z.array(z.string()) }),
};

/** The services of `/api/jss/formbuilder`; their code is imported on first use. */
export const formServices: readonly Service[] = [
  defineService(
    submitForm,
    async (request, context) => (await import('./submit-form.ts')).submitForm(request, context),
    {
      ...ERRORS,
      limit: SUBMITS,
      deadlineMs: SUBMIT_MS,
    },
  ),
  defineService(openForm, async (request, context) => (await import('./open-form.ts')).openForm(request, context), {
    ...ERRORS,
    limit: OPENINGS,
  }),
  defineService(
    formStatus,
    async (request, context) => (await import('./form-status.ts')).formStatus(request, context),
    { errors: STATUS_ERRORS, limit: LOOKUPS },
  ),
];
