/** A program of the machine that tests run. */
export type Engine =
  | 'chromium-headless-shell'
  | 'chromium'
  | 'nginx'
  | 'openssl'
  | 'redis-server'
  | 'postgres'
  | 'pdftotext';
export function findEngine(name: Engine, env: Readonly<Record<string, string | undefined>>): string | undefined;
