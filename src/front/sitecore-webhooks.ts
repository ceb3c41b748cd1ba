import { z } from 'zod';

/**
 * The event of an XM or XP whose publish has ended, which names no page. Source: Sitecore documentation of Experience Manager, "Webhook
 * event handler HTTP request".
 */
const publishEnd = z.object({ EventName: z.literal('publish:end') });

/**
 * Updates of Experience Edge by a webhook of the mode OnUpdate. They name items, of which the front does not know the pages. Source: Sitecore
 * documentation, "The webhook execution modes"; members as in the payload that Chris Sulham shows in "Real-time Search Updates with
 * Experience Edge Webhooks".
 */
const edgeUpdates = z.object({
  invocation_id: z.string(),
  updates: z.array(z.record(z.string(), z.unknown())),
});

const webhook = z.union([publishEnd, edgeUpdates]);

/** Returns true for the body of a webhook by which a Sitecore tells that it has published. */
export const isSitecorePublish = (body: unknown): boolean => webhook.safeParse(body).success;
