// @alone: starts programs
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAlive } from '../is-alive.ts';
import { freePorts, requirePort } from './ports.mjs';
import { Processes, type StartedProcess } from './processes.mjs';

const STUBBORN = "process.on('SIGTERM', () => undefined);";
const STAYS = 'setInterval(() => undefined, 1000);';

/** Source of a program that starts another one and prints its id once it is up, then runs `then`. */
function family(manners: string, then: string): string {
  const second = `${manners} console.log('up'); ${STAYS}`;
  const options = "{ stdio: ['ignore', 'pipe', 'ignore'] }";
  return `${manners}
    const second = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(second)}], ${options});
    second.stdout.once('data', () => { console.log(second.pid); ${then} });`;
}

let processes = new Processes();
beforeEach(() => {
  processes = new Processes();
});
afterEach(() => processes.close(0));

async function startFamily(group: Processes, manners: string, then: string): Promise<[StartedProcess, number, number]> {
  const first = group.start(process.execPath, ['-e', family(manners, then)]);
  await once(first.stdout.setEncoding('utf8'), 'readable');
  return [first, first.pid ?? 0, Number(first.stdout.read())];
}

describe('Processes', () => {
  it('stops a program and its descendants', async () => {
    const [first, parent, child] = await startFamily(processes, '', STAYS);
    expect([isAlive(parent), isAlive(child)]).toEqual([true, true]);
    await processes.stop([first]);
    expect([isAlive(parent), isAlive(child)]).toEqual([false, false]);
  });

  it('stops a program with its threads, which hold its ports', async () => {
    for (const port of await freePorts(10)) {
      const source = `require('node:http').createServer().listen(${port}, () => console.log('up'))`;
      const server = processes.start(process.execPath, ['-e', source]);
      await once(server.stdout, 'readable');
      await processes.stop([server]);
      await expect(requirePort(port, 'PORT')).resolves.toBeUndefined();
    }
  });

  it('kills a program that ignores SIGTERM after the grace time', async () => {
    const [first, parent, child] = await startFamily(processes, STUBBORN, STAYS);
    await processes.stop([first], 100);
    expect([isAlive(parent), isAlive(child)]).toEqual([false, false]);
    expect(await first.ended).toMatchObject({ reason: 'SIGKILL' });
  });

  it('stops the descendants of a program that has exited, and starts nothing afterwards', async () => {
    const group = new Processes();
    const [first, , child] = await startFamily(group, '', 'process.exit(3);');
    expect(await first.ended).toEqual({ code: 3, reason: 'exit code 3' });
    expect(isAlive(child)).toBe(true);
    await group.close();
    expect(isAlive(child)).toBe(false);
    expect(() => group.start(process.execPath, ['-e', ''])).toThrow('stopping');
  });

  it('reports a missing program as ended', async () => {
    const started = processes.start('/no/such/program', []);
    expect((await started.ended).reason).toMatch(/ENOENT/);
  });
});
