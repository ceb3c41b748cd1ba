import type { Application } from '#sitecore/contracts/tracker.ts';
import { failure, type Result } from '#sitecore/contracts/result.ts';
import type { PageFacts } from '#src/cms/widget.ts';
import { searchCallOptions } from './server-call-options.server.ts';
import { lookUp, type TrackerFailure } from './tracker.ts';
import { withoutSecrets } from './tracker-privacy.server.ts';

/** Looks an application up for the visitor of a page; names are masked, numbers sealed. Failures are logged without the number. */
export async function loadApplication(
  requestNumber: string,
  page: PageFacts,
): Promise<Result<Application, TrackerFailure>> {
  const result = await lookUp(requestNumber, searchCallOptions(page));
  if (result.ok) return { ok: true, value: withoutSecrets(result.value) };
  const { failure: reason } = result;
  const code = reason.kind === 'refused' ? reason.code : '502';
  console.error(`ApplicationTracker: lookup ${code}`);
  // The visitor's own network is fine: errors of the server's are none for a page.
  return reason.kind === 'network' ? failure({ kind: 'refused', code, message: '' }) : result;
}
