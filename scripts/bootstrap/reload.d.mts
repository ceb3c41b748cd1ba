import type { Settings } from './environment.mjs';

interface FileStamps {
  readonly code: string;
  readonly content: string;
}

export function fileStamps(settings: Pick<Settings, 'root' | 'content'>): FileStamps;
export function isUpToDate(now: FileStamps, seen: FileStamps, isUp: boolean): boolean;
