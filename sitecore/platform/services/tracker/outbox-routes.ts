import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { isLoopback } from '#sitecore/rules/client-network.ts';
import { clientOf } from '../../http/client-of.ts';
import type { PlatformEnv } from '../../http/platform-env.ts';
import type { FormOutbox } from '../forms/delivery/form-outbox.ts';
import type { Outbox } from './outbox.ts';

/** Host names of this machine; a page of another name could have been led here. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

interface Outboxes {
  readonly outbox?: Outbox | undefined;
  readonly formOutbox?: FormOutbox | undefined;
}

/**
 * Returns the routes of the outboxes, `/outbox` of one-time codes and `/outbox/forms`, for programs of this machine that connect
 * to the platform itself; 404 for all others.
 */
export function outboxRoutes({ outbox, formOutbox }: Outboxes): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  if (outbox) codesRoute(app, outbox);
  if (formOutbox)
    app.get('/outbox/forms', (c) => {
      if (!isFromThisMachine(c)) return c.json({ error: 'not found' }, 404);
      c.header('Cache-Control', 'no-store');
      return c.json(formOutbox.messages());
    });
  return app;
}

function codesRoute(app: Hono<PlatformEnv>, outbox: Outbox): void {
  app.get('/outbox', (c) => {
    if (!isFromThisMachine(c)) return c.json({ error: 'not found' }, 404);
    c.header('Cache-Control', 'no-store');
    c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
    const messages = outbox.messages();
    return c.req.header('accept')?.includes('text/html') ? c.html(pageOf(messages)) : c.json(messages);
  });
}

function isFromThisMachine(c: Context): boolean {
  if (c.req.header('sec-fetch-site') === 'cross-site' || !LOCAL_HOST.test(c.req.header('host') ?? '')) return false;
  return isLoopback(clientOf(c));
}

const pageOf = (messages: ReturnType<Outbox['messages']>) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>Outbox</title>
      <h1>One-time codes of the last three minutes</h1>
      <ol reversed>
        ${messages.map(({ mobile, text, at }) => html`<li><bdi>+966${mobile}</bdi> ${at.toISOString()}<br /><bdi>${text}</bdi></li>`)}
      </ol>
    </html>`;
