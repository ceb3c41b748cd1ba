import { format } from 'node:util';
import { type DestinationStream, pino } from 'pino';
import { currentRequest } from '#src/services/current-request.server.ts';

/** Levels of the log by the functions of the console that write to it. */
const LEVELS = { error: 'error', warn: 'warn', log: 'info', info: 'info' } as const;

type ConsoleName = keyof typeof LEVELS;

const isName = (name: string): name is ConsoleName => name in LEVELS;

/**
 * Has this process write what it and Next report to the console as lines of JSON, as the platform does: with level, time, and the id of
 * the request. Errors come with their stack, in one line. To standard output, unless a stream is given.
 */
export function logAsJson(stream?: DestinationStream): void {
  const logger = pino(
    { base: { pid: process.pid }, mixin: () => ({ requestId: currentRequest() }) },
    stream ?? pino.destination({ sync: true }),
  );
  for (const name of Object.keys(LEVELS).filter(isName))
    console[name] = (...parts: readonly unknown[]) => logger[LEVELS[name]](format(...parts));
}
