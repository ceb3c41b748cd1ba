import { join } from 'node:path';
import type { StartedSite } from '../started-site.ts';
import { reportFormScripts } from './form-scripts.ts';
import { reportSubmissions } from './submissions.ts';

/** Prints what a form's page sends as scripts, and the submissions per second of the platform on each store. */
export async function reportForms({ site, bare, content }: StartedSite): Promise<void> {
  await reportFormScripts(site, bare);
  await reportSubmissions(join(content, '..', '..'));
}
