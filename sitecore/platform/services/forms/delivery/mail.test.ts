import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deliverBy } from './deliver-by.ts';
import type { OutgoingMessage } from './deliver-due.ts';
import { mailBy } from './mail.ts';

/** A mail server that takes every message. */
let server: Server;
let port = 0;
let received: string[] = [];

beforeEach(async () => {
  received = [];
  server = createServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      received.push(text);
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 taken\r\n');
      } else if (/^DATA/i.test(text)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else socket.write(/^QUIT/i.test(text) ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const message = (kind: string, email = 'noura@example.com'): OutgoingMessage => ({
  id: 7,
  kind,
  submission: {
    id: 'a',
    reference: 'EN-2026-000001',
    form: 'f',
    formName: 'enquiry',
    language: 'en',
    status: 'received',
    answerDays: 2,
    receivedAt: new Date(0),
    values: [{ name: 'message', title: 'Your question', type: 'longText', texts: ['a secret of mine'] }],
    email,
    answer: 'We have returned it.',
    files: [],
  },
});
const mail = () =>
  mailBy({ url: `smtp://127.0.0.1:${port}`, from: 'no-reply@rukn.example', recipientOf: () => 'care@rukn.example' });

it('sends a receipt and an answer to the visitor, and a notice without any value to the team', async () => {
  for (const kind of ['receipt', 'answer', 'team']) await mail()(message(kind));
  const text = received.join('');
  expect(text.match(/RCPT TO:<[^>]+>/g)).toEqual([
    'RCPT TO:<noura@example.com>',
    'RCPT TO:<noura@example.com>',
    'RCPT TO:<care@rukn.example>',
  ]);
  expect(text).toContain('Subject: We have your request EN-2026-000001');
  expect(text).toContain('We have returned it.');
  expect(text).not.toContain('a secret of mine');
});

it('sends to one recipient, whatever a visitor wrote as an address', async () => {
  await mail()(message('receipt', 'a@example.com,b@example.com'));
  await mail()(message('receipt', ''));
  expect(received.join('').match(/RCPT TO:<[^>]*>/g)).toEqual(['RCPT TO:<"a@example.com,b"@example.com>']);
});

it('has the team’s messages go to a receiver where there is one, and the visitor’s by mail', async () => {
  const sent: string[] = [];
  const way = (name: string) => (one: OutgoingMessage) => {
    sent.push(`${name} ${one.kind}`);
    return Promise.resolve();
  };
  for (const kind of ['team', 'receipt', 'answer'])
    await deliverBy({ webhook: way('webhook'), mail: way('mail'), outbox: way('outbox') })?.(message(kind));
  await deliverBy({ outbox: way('outbox') })?.(message('team'));
  expect(sent).toEqual(['webhook team', 'mail receipt', 'mail answer', 'outbox team']);
  expect(deliverBy({})).toBeUndefined();
});
