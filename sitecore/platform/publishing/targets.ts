import { z } from 'zod';

/** Revalidation endpoint of a site; without a name that of the content folder's own site. */
export interface Target {
  readonly site?: string | undefined;
  readonly url: string;
}

const FORMAT = /^(?:([\w-]+)=)?(https?:\/\/[^\s,]+)$/;

/** Parses `https://a/api/revalidate, invest=https://b/api/revalidate`: URLs, each optionally after its site. */
export const targets = z
  .string()
  .transform((text) => text.split(',').map((entry) => FORMAT.exec(entry.trim())))
  .refine((entries) => entries.every((entry) => entry !== null), {
    error: 'absolute http(s) URLs, each optionally after its site: name=https://…',
  })
  .transform((entries) =>
    entries.filter((entry) => entry !== null).map(([, site, url = '']): Target => ({ site, url })),
  );
