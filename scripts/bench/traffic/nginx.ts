import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stop, waitForResponse } from '../programs.ts';

const TIMEOUT_MS = 10_000;

/** Tells if nginx is installed. */
export const hasNginx = (): boolean => spawnSync('nginx', ['-v']).error === undefined;

const configuration = (folder: string, port: number): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  types { text/html html; }
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / { try_files /page.html =404; }
  }
}
`;

/** Serves one page from a file with one nginx worker until `work` has ended. */
export async function withNginx<T>(html: string, port: number, work: (url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'rukn-nginx-'));
  // Started by root, the worker runs as another user, who must be able to read the page.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'page.html'), html);
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const url = `http://127.0.0.1:${port}/`;
    await waitForResponse(child, url, TIMEOUT_MS);
    return await work(url);
  } finally {
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}
