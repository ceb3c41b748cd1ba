import { z } from 'zod';

/** Kinds of behaviour that only a real browser can show. */
const BROWSER_KINDS = ['ui', 'state', 'seo', 'a11y-implied'] as const;

/** Kinds of behaviour that a test at any level can show. */
const PLAIN_KINDS = ['rule', 'constant', 'error', 'entity'] as const;

const kindSchema = z.enum([...BROWSER_KINDS, ...PLAIN_KINDS, 'call']);

export type Kind = z.infer<typeof kindSchema>;

/** One requirement; its keys are explained in docs/requirements/README.md. */
export const rowSchema = z.strictObject({
  id: z.string().regex(/^[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\d{2}$/, 'expected an id such as CALC-AUTO-09'),
  text: z.string().min(1),
  source: z.string().min(1),
  kind: kindSchema,
  decide: z.string().optional(),
});

export type Row = z.infer<typeof rowSchema>;

/** Returns the area of an id: the id without its trailing number (`SEC-HERO-02` is in `SEC-HERO`). */
export const areaOf = (id: string): string => id.replace(/-\d+$/, '');

/** Tells if a row of this kind must be shown by a real browser. */
export const needsBrowser = (kind: Kind): boolean => BROWSER_KINDS.some((browserKind) => browserKind === kind);
