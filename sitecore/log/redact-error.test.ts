import { DrizzleQueryError } from 'drizzle-orm/errors';
import { GraphQLError } from 'graphql';
import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { LoggableError, redactedLine, redactError } from './redact-error.ts';

/** Values in the errors below that must not be logged. */
const PERSONAL = ['1012345678', '١٠١٢٣٤٥٦٧٨', '0501234567', 'نورة', 'Noura'];
const [ID, ARABIC_DIGITS, MOBILE, NAME, LATIN_NAME] = PERSONAL;

/** Creates an error of PostgreSQL's driver, with every field that can repeat a value. */
function postgresError(message: string, fields: Partial<DatabaseError> = {}): DatabaseError {
  return Object.assign(new DatabaseError(message, 205, 'error'), {
    severity: 'ERROR',
    code: '23505',
    detail: `Key (national_id, name_ar)=(${ID}, ${NAME}) already exists.`,
    hint: `Try ${LATIN_NAME}`,
    where: `unnamed portal parameter $1 = '${MOBILE}'`,
    internalQuery: `SELECT '${ARABIC_DIGITS}'`,
    schema: 'public',
    table: 'customers',
    constraint: 'customers_national_id_key',
    ...fields,
  });
}

const violation = () => postgresError('duplicate key value violates unique constraint "customers_national_id_key"');

const INSERT = 'insert into "customers" ("national_id", "name_ar") values ($1, $2)';
const failedQuery = (query: string, cause: Error) => new DrizzleQueryError(query, [...PERSONAL], cause);

const expectNothingPersonal = (redacted: unknown): void => {
  const text = typeof redacted === 'string' ? redacted : JSON.stringify(redacted);
  for (const value of PERSONAL) expect(text).not.toContain(value);
};

const FRAMES: unknown = expect.stringMatching(/^ +at .*redact-error\.test\.ts/);

describe('redactError', () => {
  it('keeps class, SQLSTATE, table and frames of a PostgreSQL error', () => {
    const redacted = redactError(violation());
    expect(redacted).toEqual({ name: 'DatabaseError', code: '23505', table: 'customers', stack: FRAMES });
    expectNothingPersonal(redacted);
  });

  it('keeps the table of a Drizzle error’s SQL, and redacts its cause', () => {
    const redacted = redactError(failedQuery(INSERT, violation()));
    expect(redacted).toEqual({
      name: 'DrizzleQueryError',
      table: 'customers',
      stack: FRAMES,
      cause: { name: 'DatabaseError', code: '23505', table: 'customers', stack: FRAMES },
    });
    expectNothingPersonal(redacted);
  });

  it.each([
    ['select "id", "name_ar" from "visits" where "visits"."id" = $1', 'visits'],
    ['insert into "tickets" ("branch") values ($1)', 'tickets'],
    ['update "queues" set "last_number" = $1', 'queues'],
    ['delete from "photos" where "photos"."taken_at" < $1', 'photos'],
    ['select $1', undefined],
    [`select '${ID}' from "${NAME} ${ID}"`, undefined],
  ])('finds the table of %s', (query, table) => {
    const redacted = redactError(failedQuery(query, new Error('no')));
    expect(redacted.table).toBe(table);
    expectNothingPersonal(redacted);
  });

  it.each([
    ['22P02', `invalid input syntax for type integer: "${NAME}"`],
    ['22003', `value "${ID}" is out of range for type integer`],
    ['23514', 'new row for relation "visits" violates check constraint "visits_check"'],
    ['P0001', `refused (${NAME},${MOBILE})`],
  ])('keeps SQLSTATE %s without the message', (code, message) => {
    const detail = `Failing row contains (1, 101, 3, ${NAME}, ${LATIN_NAME}).`;
    const redacted = redactError(postgresError(message, { code, detail, table: undefined }));
    expect(redacted).toEqual({ name: 'DatabaseError', code, stack: FRAMES });
    expectNothingPersonal(redacted);
  });

  it('falls back to the name of an error whose class a bundler has renamed', () => {
    class O extends Error {
      override readonly name = 'error';
    }
    expect(redactError(new O(NAME))).toEqual({ name: 'error', stack: FRAMES });
  });

  it('omits lines of the message that look like a frame', () => {
    const redacted = redactError(new Error(`first\n    at ${NAME} (file:///${ID}.ts:1:1)\nlast`));
    expect(redacted.stack).toMatch(/redact-error\.test\.ts/);
    expectNothingPersonal(redacted);
  });

  it('omits the frames when the message was changed after construction', () => {
    const error = new Error('first');
    error.stack = `Error: first\n    at ${NAME} (file:///${ID}.ts:1:1)\n    at main (file:///main.ts:1:1)`;
    for (const message of ['another', '']) {
      error.message = message;
      expect(redactError(error)).toEqual({ name: 'Error' });
    }
  });

  it('keeps the frames of an error without a message', () => {
    expect(redactError(new TypeError())).toEqual({ name: 'TypeError', stack: FRAMES });
  });

  it.each([
    ['code', ID],
    ['code', `E ${NAME}`],
    ['name', `${LATIN_NAME} ${ID}`],
    ['table', ID],
    ['table', NAME],
    ['query', `insert into "${NAME}"`],
  ])('leaves out an invalid %s: %s', (key, value) => {
    expectNothingPersonal(redactError(Object.assign(new Error('no'), { [key]: value })));
  });

  it('keeps the code or the fixed message of a failed connection', () => {
    const refused = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' });
    expect(redactError(refused)).toMatchObject({ name: 'AggregateError', code: 'ECONNREFUSED' });
    const lost = failedQuery(INSERT, new Error('Connection terminated unexpectedly'));
    expect(redactError(lost)).toMatchObject({ cause: { name: 'Error', reason: 'Connection terminated unexpectedly' } });
  });

  it('keeps the message of a LoggableError', () => {
    expect(redactError(new LoggableError('no response in 5 ms'))).toMatchObject({ reason: 'no response in 5 ms' });
  });

  it('reads the original error of a GraphQL error, and stops at circular causes', () => {
    const wrapped = new GraphQLError(`no ${NAME}`, { originalError: violation() });
    expect(redactError(wrapped)).toMatchObject({ name: 'GraphQLError', cause: { code: '23505' } });
    expectNothingPersonal(redactError(wrapped));
    const circle = new Error(NAME);
    circle.cause = circle;
    expectNothingPersonal(redactError(circle));
  });

  it.each<[thrown: unknown, name: string]>([
    [`no ${NAME}`, 'string'],
    [undefined, 'undefined'],
    [null, 'object'],
    [{ message: NAME, params: PERSONAL }, 'Error'],
    [Object.create(null), 'Error'],
  ])('returns only a name for %j', (thrown, name) => {
    expect(redactError(thrown)).toEqual({ name });
  });

  it('has no message property, by which pino would serialize it as an error', () => {
    expect(redactError(new LoggableError('why'))).not.toHaveProperty('message');
  });
});

describe('redactedLine', () => {
  it('names each cause by its fixed message or class, its code and table', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' });
    expect(redactedLine(new TypeError('fetch failed', { cause: refused }))).toBe('fetch failed (Error ECONNREFUSED)');
    expect(redactedLine(failedQuery(INSERT, violation()))).toBe(
      'DrizzleQueryError customers (DatabaseError 23505 customers)',
    );
    expect(redactedLine(new TypeError(`Failed to parse URL from http://platform/?id=${ID}`))).toBe('TypeError');
  });
});
