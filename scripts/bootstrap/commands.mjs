import { logStep } from './command-error.mjs';

const HEAD_LINES = 20;
const TAIL_LINES = 40;
const HEARTBEAT_MS = 10_000;

/**
 * Runs a program until it exits without showing its output, and logs at intervals that it is still running.
 * Returns `{ code, reason, output }`; `output` is an excerpt of it.
 */
export async function runQuietly(processes, title, command, args, options) {
  logStep(`${title} …`);
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(0)} s`;
  const heartbeat = setInterval(() => logStep(`${title} … ${seconds()}`), HEARTBEAT_MS);
  try {
    const child = processes.start(command, args, options);
    const output = excerpt([child.stdout, child.stderr]);
    const { code, reason } = await child.ended;
    processes.throwIfClosed();
    if (code === 0) logStep(`${title}: done in ${seconds()}`);
    return { code, reason, output: output() };
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * Collects the output of a process's streams; the returned function gives its first and last lines. Some
 * programs print the reason of a failure first and a page of advice after it, others print it last.
 */
export function excerpt(streams) {
  const head = [];
  let tail = [''];
  const take = (chunk) => {
    tail.push(...(tail.pop() + chunk).split('\n'));
    while (head.length < HEAD_LINES && tail.length > 1) head.push(tail.shift());
    if (tail.length > TAIL_LINES) tail = ['…', ...tail.slice(-TAIL_LINES)];
  };
  for (const stream of streams) stream.setEncoding('utf8').on('data', take);
  return () => [...head, ...tail].join('\n').trimEnd();
}
