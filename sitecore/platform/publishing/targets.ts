import { z } from 'zod';

/** Where pages of a site are kept and renewed; the site of the content folder itself unless one is named. */
export interface Target {
  readonly site?: string | undefined;
  readonly url: string;
}

const FORMAT = /^(?:([\w-]+)=)?(https?:\/\/[^\s,]+)$/;

/** Reads `https://a/api/revalidate, invest=https://b/api/revalidate`: several addresses, each may name its site. */
export const targets = z
  .string()
  .transform((text) => text.split(',').map((entry) => FORMAT.exec(entry.trim())))
  .refine((entries) => entries.every((entry) => entry !== null), {
    error: 'absolute http(s) addresses, each after its site: name=https://…',
  })
  .transform((entries) =>
    entries.filter((entry) => entry !== null).map(([, site, url = '']): Target => ({ site, url })),
  );
