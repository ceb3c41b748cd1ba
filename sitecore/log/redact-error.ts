/** Properties of an error that may be logged: nothing of a request, a response or a row is among them. */
interface RedactedError {
  /** Class of the error; the type of a thrown value that is not an object. */
  readonly name: string;
  /** SQLSTATE, or the code of Node or a library: `23505`, `ECONNREFUSED`. */
  readonly code?: string;
  readonly table?: string;
  /** The message, when it is known to hold no values. */
  readonly reason?: string;
  readonly cause?: RedactedError;
  /** Stack frames, without the message that a stack begins with. */
  readonly stack?: string;
}

/** An error whose message is written for the log: no value of a request, a response or a row is part of it. */
export class LoggableError extends Error {
  override readonly name: string = 'LoggableError';
}

/** Messages of drivers and of fetch that hold no values, for failures that have no code. */
const FIXED_MESSAGES: ReadonlySet<string> = new Set([
  'fetch failed',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'The server does not support SSL connections',
  'PGlite is closed',
]);

const NAME = /^[A-Za-z]\w{0,63}$/;
/** SQLSTATE has five characters; other codes begin with a letter, which no number of a person does. */
const CODE = /^(?:[0-9A-Z]{5}|[A-Z][A-Z0-9_]{2,63})$/;
const IDENTIFIER = /^[a-z_][a-z0-9_]{0,62}$/;
/** The first table of a statement as Drizzle writes it: identifiers in quotation marks, values as placeholders. */
const TABLE_IN_SQL = /\b(?:from|into|update)\s+"([^"]*)"/i;

const MOST_CAUSES = 5;
const MOST_FRAMES = 20;

/**
 * Returns the properties of an error that may be logged. Messages, SQL parameters and PostgreSQL's details are omitted:
 * they repeat values of a request or a row.
 */
export function redactError(error: unknown, causes = MOST_CAUSES): RedactedError {
  if (typeof error !== 'object' || error === null) return { name: typeof error };
  const code = matching(error, 'code', CODE);
  const table = matching(error, 'table', IDENTIFIER) ?? tableIn(textOf(error, 'query'));
  const reason = loggableMessage(error);
  const cause = causeOf(error);
  const stack = framesOf(error);
  return {
    name: nameOf(error),
    ...(code !== undefined && { code }),
    ...(table !== undefined && { table }),
    ...(reason !== undefined && { reason }),
    ...(cause !== undefined && causes > 0 && { cause: redactError(cause, causes - 1) }),
    ...(stack !== undefined && { stack }),
  };
}

/** Returns the loggable properties of an error on one line, without stack frames: `fetch failed (Error ECONNREFUSED)`. */
export const redactedLine = (error: unknown): string => lineOf(redactError(error));

function lineOf({ name, code, table, reason, cause }: RedactedError): string {
  const line = [reason ?? name, code, table].filter((part) => part !== undefined).join(' ');
  return cause === undefined ? line : `${line} (${lineOf(cause)})`;
}

function textOf(error: object, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
}

function matching(error: object, key: string, pattern: RegExp): string | undefined {
  const text = textOf(error, key);
  return text !== undefined && pattern.test(text) ? text : undefined;
}

/** Prefers the class name, since drivers name their errors "Error"; bundlers shorten class names, so it must end in Error. */
function nameOf(error: object): string {
  const constructor: unknown = Reflect.get(error, 'constructor');
  const className = typeof constructor === 'function' ? constructor.name : '';
  return /^[A-Z]\w{0,57}Error$/.test(className) ? className : (matching(error, 'name', NAME) ?? 'Error');
}

function tableIn(sql: string | undefined): string | undefined {
  const [, table = ''] = TABLE_IN_SQL.exec(sql ?? '') ?? [];
  return IDENTIFIER.test(table) ? table : undefined;
}

function loggableMessage(error: object): string | undefined {
  const message = textOf(error, 'message') ?? '';
  return error instanceof LoggableError || FIXED_MESSAGES.has(message) ? message : undefined;
}

/** Returns the cause; GraphQL holds an error of a resolver as `originalError`. */
function causeOf(error: object): unknown {
  const original: unknown = Reflect.get(error, 'originalError');
  return original ?? Reflect.get(error, 'cause');
}

/** Returns the frames after the message; undefined when the stack lacks the message, whose lines may look like frames. */
function framesOf(error: object): string | undefined {
  const [stack = '', message = ''] = [textOf(error, 'stack'), textOf(error, 'message')];
  const head = message === '' ? (/^\w+(?:: )?\n/.exec(stack)?.[0] ?? '') : `: ${message}\n`;
  const start = stack.indexOf(head);
  if (head === '' || start === -1) return undefined;
  const lines = stack.slice(start + head.length).split('\n');
  const frames = lines.filter((line) => /^ +at /.test(line)).slice(0, MOST_FRAMES);
  return frames.length > 0 ? frames.join('\n') : undefined;
}
