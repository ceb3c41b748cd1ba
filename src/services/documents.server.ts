import type { DocumentResponse } from '#sitecore/contracts/documents.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { env } from '#src/config/env.ts';
import { requestStamp } from './captcha.ts';
import { type DocumentInput, requestDocument } from './documents.ts';
import { failureLine } from './failure-line.ts';
import { searchCallOptions, serverCallOptions } from './server-call-options.server.ts';

/** Data of a page with the check: a stamp for a form without scripts, and the site key of reCAPTCHA; both may be empty. */
export async function loadDocumentForm(page: PageFacts): Promise<{ readonly stamp: string; readonly siteKey: string }> {
  return { stamp: await requestStamp(serverCallOptions(page)), siteKey: env().RECAPTCHA_SITE_KEY ?? '' };
}

/** Checks a document for a visitor without scripts; undefined when the check fails, which is logged without the numbers. */
export async function checkDocument(input: DocumentInput, page: PageFacts): Promise<DocumentResponse | undefined> {
  const result = await requestDocument(input, searchCallOptions(page));
  if (result.ok) return result.value;
  console.error(`DocumentCheck: ${failureLine(result.failure)}`);
  return undefined;
}
