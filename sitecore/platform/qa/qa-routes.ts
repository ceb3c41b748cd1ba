import { type Context, Hono } from 'hono';
import type { output, ZodType } from 'zod';
import type { PlatformEnv } from '../http/platform-env.ts';
import { readJson } from '../http/read-body.ts';
import { CALLS } from '#sitecore/contracts/catalogue.ts';
import { qaPage } from './qa-page.ts';
import { qaServices } from './qa-services.ts';
import { serviceStub, type QaTest } from './qa-test.ts';
import type { QaTests } from './qa-tests.ts';

/** The largest page that a test may publish, in bytes. */
const LARGEST_BODY = 1_000_000;

const TEST_PATH = '/qa/tests/:test';

/** Returns the routes by which a test publishes pages and stubs services for itself; mounted before the services, with QA on. */
export function qaRoutes(tests: QaTests): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  app.use('/api/sitecore/*', qaServices(tests));
  app.use(CALLS.contentGraph.path, qaServices(tests));
  app.post('/qa/tests', (c) => {
    const test = tests.begin();
    return test ? c.json({ test: test.id }, 201) : c.json({ error: 'too many tests are running' }, 429);
  });
  app.delete(TEST_PATH, (c) => {
    tests.end(c.req.param('test'));
    return c.body(null, 204);
  });
  app.post(`${TEST_PATH}/pages`, (c) =>
    withTest(tests, c, async (test) => {
      const read = await parseBody(c, qaPage);
      if (!read.success) return badRequest(c, read.error.message);
      const path = test.publish(read.data);
      return path === undefined ? tooManyRequests(c) : c.json({ path }, 201);
    }),
  );
  app.post(`${TEST_PATH}/services`, (c) =>
    withTest(tests, c, async (test) => {
      const read = await parseBody(c, serviceStub);
      if (!read.success) return badRequest(c, read.error.message);
      return test.addStub(read.data) ? c.body(null, 204) : tooManyRequests(c);
    }),
  );
  app.delete(`${TEST_PATH}/services`, (c) =>
    withTest(tests, c, (test) => {
      test.restore(c.req.query('path') ?? '');
      return c.body(null, 204);
    }),
  );
  app.get(`${TEST_PATH}/requests`, (c) => withTest(tests, c, ({ requests }) => c.json({ requests })));
  return app;
}

type HandlerResponse = Response | Promise<Response>;

const withTest = (
  tests: QaTests,
  c: Context<PlatformEnv>,
  handler: (test: QaTest) => HandlerResponse,
): HandlerResponse => {
  const test = tests.running(c.req.param('test'));
  return test ? handler(test) : c.json({ error: 'no such test is running' }, 404);
};

const parseBody = async <S extends ZodType>(c: Context<PlatformEnv>, schema: S) =>
  schema.safeParse(await readJson(c, LARGEST_BODY)) satisfies { data?: output<S> };

const badRequest = (c: Context<PlatformEnv>, error: string): Response => c.json({ error }, 400);

const tooManyRequests = (c: Context<PlatformEnv>): Response =>
  c.json({ error: 'too many pages or service stubs in one test' }, 429);
