export function fingerprint(root: string, baked: object): string;
