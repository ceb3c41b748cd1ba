import { LoggableError } from '#sitecore/log/redact-error.ts';

/** A message with a one-time code. */
export interface CodeMessage {
  readonly mobile: string;
  readonly text: string;
}

/** Delivers a message; rejects when it cannot. */
export type DeliverCode = (message: CodeMessage) => Promise<void>;

interface Gateway {
  readonly url: string;
  /** Bearer token. */
  readonly token: string | undefined;
}

/** Codes are valid for three minutes: a gateway that takes longer is of no use. */
const GATEWAY_MS = 20_000;

/** Returns a delivery through an HTTP gateway: a POST of `{ to, text }`, which any status of success accepts. */
export const gatewayDelivery =
  ({ url, token }: Gateway): DeliverCode =>
  async ({ mobile, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ to: `+966${mobile}`, text }),
      signal: AbortSignal.timeout(GATEWAY_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new LoggableError(`the gateway of one-time codes responded ${response.status}`);
  };
