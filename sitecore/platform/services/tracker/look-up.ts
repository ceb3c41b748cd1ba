import { eq, sql } from 'drizzle-orm';
import type { RequestOf, ResponseBody } from '#sitecore/contracts/call.ts';
import { TRACKER_SUCCESS, type trackRequest } from '#sitecore/contracts/tracker.ts';
import { type Result, success } from '#sitecore/contracts/result.ts';
import { hyphenatedCode } from '#sitecore/rules/forms/canonical-value.ts';
import { applications } from '../../store/tracker-schema.ts';
import type { ServiceContext } from '../service/service.ts';
import { applicationData } from './application-data.ts';
import { refusal } from './tracker-errors.ts';

/** Returns the application of a request number in the language of the request. */
export async function lookUp(
  { requestNumber, language: requested }: RequestOf<typeof trackRequest>,
  { store }: ServiceContext,
): Promise<Result<ResponseBody<typeof trackRequest>, never>> {
  const language = requested === 'en' ? 'en' : 'ar';
  const db = await store.db();
  const [found] = await db
    .select()
    .from(applications)
    .where(eq(sql`upper(${applications.requestNumber})`, hyphenatedCode(requestNumber).toUpperCase()));
  if (!found) return success({ ...refusal('unknownApplication', language), data: null });
  const data = await applicationData(db, found, language);
  return success({ StatusMessage: TRACKER_SUCCESS, StatusCode: '200', data });
}
