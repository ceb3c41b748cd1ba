export function requirePort(port: number, variable: string): Promise<void>;
export function freePorts(count: number): Promise<number[]>;
