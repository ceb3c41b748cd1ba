import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findEngine } from '../../scripts/bootstrap/engines.mjs';
import { endOf, listensAt, waitForProgram } from '../../scripts/bootstrap/wait-for-program.mjs';
import { unusedUrl } from './http-server.ts';

/** A Redis that a test starts and stops, at one address. */
export interface RedisOfTests {
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const program = findEngine('redis-server', process.env) ?? '';

/** True on a developer's machine without Redis; under CI=true it is required. */
export const isRedisMissing = program === '' && process.env.CI !== 'true';

/** Returns a Redis of Debian's package, which is not started yet; it stores nothing on disk. */
export async function redisOfTests(): Promise<RedisOfTests> {
  const address = await unusedUrl();
  let redis: ReturnType<typeof spawn> | undefined;
  return {
    url: address.replace('http:', 'redis:'),
    start: async () => {
      const options = ['--port', new URL(address).port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      redis = spawn(program, options, { stdio: 'ignore' });
      await waitForProgram({ ended: endOf(redis) }, listensAt(address));
    },
    stop: async () => {
      if (!redis || redis.exitCode !== null || redis.signalCode !== null) return;
      redis.kill('SIGTERM');
      await once(redis, 'exit');
    },
  };
}
