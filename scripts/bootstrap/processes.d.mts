import type { SpawnOptions } from 'node:child_process';
import type { Readable } from 'node:stream';

export interface StartedProcess {
  readonly pid: number | undefined;
  readonly stdout: Readable;
  readonly stderr: Readable;
  readonly ended: Promise<{ code: number | null; reason: string }>;
}
export class Processes {
  start(command: string, args: readonly string[], options?: SpawnOptions): StartedProcess;
  stop(processes: Iterable<StartedProcess>, grace?: number): Promise<void>;
  close(grace?: number): Promise<void>;
  get closed(): boolean;
}
