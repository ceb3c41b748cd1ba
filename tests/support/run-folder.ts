import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { stopSharedServer } from './shared-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder that all test files of a run share. */
    runFolder: string;
  }
}

/** Creates the folder of a run, and deletes it when the run has ended. */
export default function setUp(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rukn-run-'));
  project.provide('runFolder', folder);
  return async () => {
    await stopSharedServer(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}
