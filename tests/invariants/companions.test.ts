import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

interface Placed {
  readonly rendering: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly placeholders?: Readonly<Record<string, readonly Placed[]>> | undefined;
}

const placed: z.ZodType<Placed> = z.lazy(() =>
  z.object({
    rendering: z.string(),
    params: z.record(z.string(), z.unknown()).optional(),
    placeholders: z.record(z.string(), z.array(placed)).optional(),
  }),
);
const page = z.object({
  layout: z.string().optional(),
  placeholders: z.record(z.string(), z.array(placed)).default({}),
});

const textsIn = (placeholders: Placed['placeholders'] = {}): readonly Placed[] =>
  Object.values(placeholders)
    .flat()
    .flatMap((one) => [...(one.rendering === 'RichText' ? [one] : []), ...textsIn(one.placeholders)]);

const isAlone = ({ params, placeholders = {} }: Placed): boolean =>
  params?.Contents !== true && Object.values(placeholders).flat().length === 0;

it('every text of a page has its contents or a companion beside it', () => {
  const pages = globSync('sitecore/content/pages/**/*.yml').map((file) => {
    const { layout, placeholders } = page.parse(parse(readFileSync(file, 'utf8')));
    // A page with a layout of its own is shown in a frame, or fills its screen.
    return { file, texts: layout === 'own' ? [] : textsIn(placeholders) };
  });
  expect(pages.flatMap(({ texts }) => texts).length).toBeGreaterThan(50);
  expect(pages.filter(({ texts }) => texts.some(isAlone)).map(({ file }) => file)).toEqual([]);
});
