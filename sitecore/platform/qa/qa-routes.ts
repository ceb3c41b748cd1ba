import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { output, ZodType } from 'zod';
import { jsonBody } from '../http/json-body.ts';
import type { PlatformEnv } from '../http/platform-env.ts';
import { qaPage } from './qa-page.ts';
import { qaServices } from './qa-services.ts';
import { order, type QaTest } from './qa-test.ts';
import type { QaTests } from './qa-tests.ts';

/** The largest page that a test may publish, in bytes. */
const LARGEST_BODY = 1_000_000;

const ONE = '/qa/tests/:test';

/** What tests order of the platform, each for itself alone; mounted only where QA is on, and in front of the services. */
export function qaRoutes(tests: QaTests): Hono<PlatformEnv> {
  const app = new Hono<PlatformEnv>();
  app.use('/api/sitecore/*', qaServices(tests));
  app.use('/qa/*', bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => c.json({ error: 'too large' }, 413) }));
  app.post('/qa/tests', (c) => {
    const test = tests.begin();
    return test ? c.json({ test: test.id }, 201) : c.json({ error: 'too many tests are running' }, 429);
  });
  app.delete(ONE, (c) => {
    tests.end(c.req.param('test'));
    return c.body(null, 204);
  });
  app.post(`${ONE}/pages`, (c) =>
    withTest(tests, c, async (test) => {
      const read = await bodyOf(c, qaPage);
      if (!read.success) return wrong(c, read.error.message);
      const path = test.publish(read.data);
      return path === undefined ? tooMany(c) : c.json({ path }, 201);
    }),
  );
  app.post(`${ONE}/services`, (c) =>
    withTest(tests, c, async (test) => {
      const read = await bodyOf(c, order);
      if (!read.success) return wrong(c, read.error.message);
      return test.take(read.data) ? c.body(null, 204) : tooMany(c);
    }),
  );
  app.delete(`${ONE}/services`, (c) =>
    withTest(tests, c, (test) => {
      test.recover(c.req.query('path') ?? '');
      return c.body(null, 204);
    }),
  );
  app.get(`${ONE}/requests`, (c) => withTest(tests, c, ({ asked }) => c.json({ requests: asked })));
  return app;
}

type Answer = Response | Promise<Response>;

const withTest = (tests: QaTests, c: Context<PlatformEnv>, answer: (test: QaTest) => Answer): Answer => {
  const test = tests.running(c.req.param('test'));
  return test ? answer(test) : c.json({ error: 'no such test is running' }, 404);
};

const bodyOf = async <S extends ZodType>(c: Context<PlatformEnv>, schema: S) =>
  schema.safeParse(await jsonBody(c)) satisfies { data?: output<S> };

const wrong = (c: Context<PlatformEnv>, error: string): Response => c.json({ error }, 400);

const tooMany = (c: Context<PlatformEnv>): Response => c.json({ error: 'too many of these in one test' }, 429);
