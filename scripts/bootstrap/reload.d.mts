interface Stamps {
  readonly code: string;
  readonly content: string;
}

export function stampsOf(root: string): Stamps;
export function isServed(now: Stamps, seen: Stamps, isUp: boolean): boolean;
