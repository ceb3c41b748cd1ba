import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { z } from 'zod';
import { percentile } from '../percentile.ts';
import { numbered } from './numbered.ts';

const task = z.object({
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.string().optional(),
  connections: z.number(),
  warmUpMs: z.number(),
  forMs: z.number(),
});

type Task = z.output<typeof task>;

/** Number of the first request: another in each run, so that requests of earlier runs are other visitors'. */
const FIRST = randomInt(2 ** 24);

let sentRequests = 0;

/** Sends one request on a keep-alive connection; returns the milliseconds until its response is complete, and its bytes. */
const sendRequest = (agent: Agent, { url, headers, body }: Task): Promise<{ ms: number; bytes: number }> =>
  new Promise((resolve, reject) => {
    const number = FIRST + sentRequests++;
    const begin = performance.now();
    const ofThis = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, numbered(value, number)]));
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request(url, { agent, method, headers: ofThis }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve({ ms: performance.now() - begin, bytes });
        else reject(new Error(`${url} responded ${response.statusCode ?? 'without a status'}`));
      });
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : numbered(body, number));
  });

/** Sends requests over the given number of connections, one at a time on each. */
async function send(todo: Task): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: todo.connections });
  const begin = performance.now() + todo.warmUpMs;
  const end = begin + todo.forMs;
  const times: number[] = [];
  let bytes = 0;
  const connection = async (): Promise<void> => {
    while (performance.now() < end) {
      const answer = await sendRequest(agent, todo);
      if (performance.now() < begin || performance.now() > end) continue;
      times.push(answer.ms);
      bytes = answer.bytes;
    }
  };
  await Promise.all(Array.from({ length: todo.connections }, connection));
  agent.destroy();
  const perSecond = (1000 * times.length) / todo.forMs;
  console.log(JSON.stringify({ perSecond, p50: percentile(times, 50), p99: percentile(times, 99), bytes }));
}

await send(task.parse(JSON.parse(process.argv[2] ?? '{}')));
