interface FileStamps {
  readonly code: string;
  readonly content: string;
}

export function fileStamps(root: string): FileStamps;
export function isUpToDate(now: FileStamps, seen: FileStamps, isUp: boolean): boolean;
