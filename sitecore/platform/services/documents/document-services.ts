import * as z from 'zod/mini';
import { documentFile, requestDocument } from '#sitecore/contracts/documents.ts';
import type { Limit } from '../limits/limit.ts';
import { defineService, type Service } from '../service/service.ts';
import { documentErrors } from './document-errors.ts';

/** Nobody tries references one after the other. */
const CHECKS: Limit = { requests: 10, seconds: 60, in: 'store' };
const FILES: Limit = { requests: 20, seconds: 60, in: 'store' };

const ERRORS = { errors: documentErrors, errorSchema: z.object({ error: z.string(), Message: z.string() }) };

/** The services of `/api/sitecore/EDocumentRequest`; their code is imported on first use. */
export const documentServices: readonly Service[] = [
  defineService(
    requestDocument,
    async (request, context) => (await import('./check-document.ts')).checkDocument(request, context),
    { ...ERRORS, limit: CHECKS },
  ),
  defineService(
    documentFile,
    async (request, context) => (await import('./document-file.ts')).fileOf(request, context),
    { ...ERRORS, limit: FILES },
  ),
];
