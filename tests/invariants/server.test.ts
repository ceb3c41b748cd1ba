// @alone: starts programs
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

it('the site’s server names every problem of its environment, and ends with 1', async () => {
  const env = { ...process.env, NODE_ENV: 'production', SITECORE_API_KEY: '', FETCH_WITH: 'SOAP' } as const;
  const ending = promisify(execFile)(process.execPath, ['server.ts'], { cwd: ROOT, env });
  const problems: unknown = expect.stringMatching(
    /SITECORE_API_KEY: expected .*\n.*FETCH_WITH: expected GraphQL or REST/,
  );
  await expect(ending).rejects.toMatchObject({ code: 1, stderr: problems });
});
