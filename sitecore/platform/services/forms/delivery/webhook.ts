import { createHmac } from 'node:crypto';
import type { Deliver, OutgoingMessage } from './deliver-due.ts';
import { messageToVisitor } from './receipt.ts';

const TIMEOUT_MS = 10_000;

interface WebhookOptions {
  readonly url: string;
  /** Signs the body, so that the receiver knows the sender. */
  readonly secret: string;
}

/** Returns a delivery by POST of JSON: `x-rukn-signature` is the HMAC-SHA256 of the body, `idempotency-key` the message's id. */
export const webhookAt =
  ({ url, secret }: WebhookOptions): Deliver =>
  async (message) => {
    const body = JSON.stringify(messageBody(message));
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `form-message-${message.id}`,
        'x-rukn-signature': createHmac('sha256', secret).update(body).digest('hex'),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the receiver of forms has responded ${response.status}`);
  };

function messageBody({ id, kind, submission }: OutgoingMessage) {
  const { reference, formName, language, receivedAt, values, files } = submission;
  const about = { kind, reference, form: formName, language, receivedAt: receivedAt.toISOString() };
  if (kind !== 'team') return { ...about, to: submission.email, ...messageToVisitor({ id, kind, submission }) };
  return { ...about, values, files: files.map(({ name, type, size }) => ({ name, type, size })) };
}
