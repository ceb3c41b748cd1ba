import * as z from 'zod/mini';
import {
  approveContract,
  downloadContract,
  requestCode,
  trackRequest,
  validateCode,
} from '#sitecore/contracts/tracker.ts';
import type { Limit } from '../limits/limit.ts';
import { defineService, type Service } from '../service/service.ts';
import { trackerErrors } from './tracker-errors.ts';

const PERIOD = { seconds: 15 * 60, in: 'store' } as const;

/** Nobody tries request numbers one after the other. */
const LOOKUPS: Limit = { requests: 20, ...PERIOD };

/** Above what the codes' own limits allow: they are per application and per client. */
const CODES: Limit = { requests: 12, ...PERIOD };
const VALIDATIONS: Limit = { requests: 30, ...PERIOD };

const FILES: Limit = { requests: 60, ...PERIOD };

const ERRORS = {
  errors: trackerErrors,
  errorSchema: z.object({ StatusMessage: z.string(), StatusCode: z.string() }),
};

/** The services of the application tracker and its contracts; their code is imported on first use. */
export const trackerServices: readonly Service[] = [
  defineService(trackRequest, async (request, context) => (await import('./look-up.ts')).lookUp(request, context), {
    ...ERRORS,
    limit: LOOKUPS,
  }),
  defineService(
    requestCode,
    async (request, context) => (await import('./contract-code.ts')).sendCode(request, context),
    {
      ...ERRORS,
      limit: CODES,
    },
  ),
  defineService(
    validateCode,
    async (request, context) => (await import('./contract-code.ts')).verify(request, context),
    {
      ...ERRORS,
      limit: VALIDATIONS,
    },
  ),
  defineService(
    approveContract,
    async (request, context) => (await import('./contract-actions.ts')).approve(request, context),
    { ...ERRORS, limit: VALIDATIONS },
  ),
  defineService(
    downloadContract,
    async (request, context) => (await import('./contract-actions.ts')).fileOf(request, context),
    { ...ERRORS, limit: FILES },
  ),
];
