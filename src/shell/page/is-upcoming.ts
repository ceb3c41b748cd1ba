import type { RouteData } from '@sitecore-jss/sitecore-jss-nextjs';
import { z } from 'zod';
import { riyadhDay } from '#sitecore/rules/calendar-day.ts';

const dated = z.object({ PublishedDate: z.object({ value: z.iso.datetime({ offset: true }) }) });

/** Returns true for an article before the day in Riyadh on which it is published: nothing links to it, and it has no page yet. */
export function isUpcoming({ fields }: RouteData, now: Date): boolean {
  const { data } = dated.safeParse(fields);
  return data !== undefined && riyadhDay(new Date(data.PublishedDate.value)) > riyadhDay(now);
}
