import type { ChildProcess } from 'node:child_process';

export interface EndingProgram {
  /** Resolves when the program has ended, with its exit code or signal as text. */
  readonly ended: Promise<{ readonly reason: string }>;
}

export function endOf(child: ChildProcess): Promise<{ readonly reason: string }>;
export function waitForProgram(
  program: EndingProgram,
  isReady: () => Promise<boolean>,
  options?: { readonly timeoutMs?: number },
): Promise<void>;

export function respondsAt(url: string, timeoutMs?: number): () => Promise<boolean>;
export function listensAt(url: string): () => Promise<boolean>;
