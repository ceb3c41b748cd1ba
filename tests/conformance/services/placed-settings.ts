import { expect } from 'vitest';
import { z } from 'zod';
import { API_KEY, type RunningPlatform } from '../running-platform.ts';

/** Text and number fields in layout JSON. */
export const text = z.object({ value: z.string().min(1) });
export const number = z.object({ value: z.number() });
export const listOf = <S extends z.ZodType>(fields: S) => z.array(z.object({ fields })).min(2);

/** Fields of every finance calculator. */
export const financeSettings = {
  AccountType: listOf(z.object({ Title: text })),
  Nationality: listOf(z.object({ Title: text, Value: text })),
  Tenure: listOf(z.object({ TenorTitle: text, Amountbymonth: number })),
  AdminFeeInPercentage: number,
  MaxAdminFee: number,
  ApplyNow: z.object({ value: z.object({ href: z.url(), text: z.string().min(1) }) }),
};

const placed = z.object({ componentName: z.string(), fields: z.unknown() });
const layout = z.object({
  sitecore: z.object({ route: z.object({ placeholders: z.object({ 'headless-main': z.array(placed) }) }) }),
});

/** Returns the authored fields of a calculator on a page; fails when the page does not have it. */
export async function placedSettings(
  platform: RunningPlatform,
  { page, rendering, language }: Readonly<Record<'page' | 'rendering' | 'language', string>>,
): Promise<unknown> {
  const query = new URLSearchParams({ item: page, sc_site: 'rukn', sc_lang: language, sc_apikey: API_KEY });
  const response = await platform.get(`/sitecore/api/layout/render/jss?${query.toString()}`);
  const { route } = layout.parse(await response.json()).sitecore;
  const found = route.placeholders['headless-main'].find(({ componentName }) => componentName === rendering);
  expect(found, `${rendering} on ${page}`).toBeDefined();
  return found?.fields;
}
