import { join } from 'node:path';
import { z } from 'zod';
import { freePort, readOutput, startProgram } from './programs.ts';
import type { StartedSite } from './started-site.ts';

const TIMEOUT_MS = 60_000;
const LOAD = { headers: {}, connections: 4, warmUpMs: 1500, forMs: 5000 };

/** Requests whose CPU time is profiled: a cached page, a tab of it, and a page that is rendered for each request. */
const PATHS = ['/', '/?tab=home', '/search?q=card'];

const cpuProfile = z.object({
  nodes: z.array(z.object({ id: z.number(), callFrame: z.object({ functionName: z.string(), url: z.string() }) })),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});

/** A function, or what V8 calls by a name in parentheses. */
type Frame = z.output<typeof cpuProfile>['nodes'][number]['callFrame'];

/** Parts of a server, by what their files' URLs contain; the first that matches. */
const PARTS: readonly (readonly [name: string, file: RegExp])[] = [
  ['React', /react-dom|compiled\/react/],
  ['Next', /node_modules\/next\//],
  ['site', /\.next\/server/],
  ['Node', /^node:/],
];

/** Returns the part of a function; functions without a file are native code, apart from V8's own names. */
function partOf({ functionName, url }: Frame): string {
  if (url === '') return functionName.startsWith('(') ? functionName : 'native code';
  return PARTS.find(([, file]) => file.test(url))?.[0] ?? 'packages';
}

/** Prints where the site's server spends its CPU time, for each kind of page. */
export async function reportProfile({ platform, apiKey, build }: StartedSite): Promise<void> {
  const [port, inspector] = [await freePort(), await freePort()];
  const root = join(build, '..');
  const site = `http://localhost:${port}`;
  const server = await startProgram(join(root, 'server.ts'), [], {
    cwd: root,
    env: {
      NODE_ENV: 'production',
      PORT: `${port}`,
      NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
      SITECORE_API_HOST: platform,
      SITECORE_API_KEY: apiKey,
      PUBLIC_URL: site,
      QUERY_PAGES_PER_SECOND: '0',
      WARM_PAGES: '0',
    },
    readyUrl: `${site}/api/healthz`,
    timeoutMs: TIMEOUT_MS,
    isQuiet: true,
  });
  try {
    console.log(
      `profile   CPU time of the server by part, ${LOAD.connections} connections for ${LOAD.forMs / 1000} s each`,
    );
    for (const path of PATHS) await profilePage(site + path, inspector);
  } finally {
    await server.stop();
  }
}

async function profilePage(url: string, inspector: number): Promise<void> {
  const send = (forMs: number) =>
    readOutput([join(import.meta.dirname, 'traffic/send.ts'), JSON.stringify({ ...LOAD, url, forMs })]);
  // Compiled code is profiled, as on a server that runs for long.
  await send(LOAD.forMs / 2);
  const session = await openSession(inspector);
  await session.call('Profiler.enable');
  await session.call('Profiler.start');
  const { perSecond } = z.object({ perSecond: z.number() }).parse(JSON.parse(await send(LOAD.forMs)));
  const { profile } = z.object({ profile: cpuProfile }).parse(await session.call('Profiler.stop'));
  session.close();
  const times = timesOf(profile);
  times.delete('(idle)');
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  const shares = [...times]
    .sort(([, one], [, other]) => other - one)
    .map(([part, time]) => `${part} ${((100 * time) / total).toFixed(0)} %`);
  console.log(
    [`  ${new URL(url).pathname}${new URL(url).search}`.padEnd(18), `${perSecond.toFixed(0)} a second`, ...shares].join(
      '   ',
    ),
  );
}

/** Returns the time of each part in microseconds, without what it calls. */
function timesOf({ nodes, samples, timeDeltas }: z.output<typeof cpuProfile>): Map<string, number> {
  const parts = new Map(nodes.map(({ id, callFrame }) => [id, partOf(callFrame)]));
  const times = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const part = parts.get(id) ?? '(unknown)';
    times.set(part, (times.get(part) ?? 0) + (timeDeltas[index] ?? 0));
  }
  return times;
}

interface Session {
  call(method: string): Promise<unknown>;
  close(): void;
}

const response = z.object({ id: z.number(), result: z.unknown() });

/** Opens a session with the inspector of a Node process. */
async function openSession(inspector: number): Promise<Session> {
  const targets: unknown = await (await fetch(`http://127.0.0.1:${inspector}/json/list`)).json();
  const [target] = z.array(z.object({ webSocketDebuggerUrl: z.string() })).parse(targets);
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  const pending = new Map<number, (result: unknown) => void>();
  socket.addEventListener('message', ({ data }) => {
    const parsed = response.safeParse(JSON.parse(String(data)));
    if (parsed.success) pending.get(parsed.data.id)?.(parsed.data.result);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return {
    call: (method) =>
      new Promise((resolve) => {
        const id = pending.size + 1;
        pending.set(id, resolve);
        socket.send(JSON.stringify({ id, method }));
      }),
    close: () => socket.close(),
  };
}
