import { afterAll } from 'vitest';

const restores: (() => void)[] = [];

afterAll(() => {
  for (const restore of restores.splice(0).toReversed()) restore();
});

/** Gives a class a method that jsdom lacks, until the end of the test file. */
export function stubMethod<T extends object>(
  prototype: T,
  name: keyof T,
  method: (this: T, ...args: never[]) => unknown,
): void {
  const original = Object.getOwnPropertyDescriptor(prototype, name);
  restores.push(() =>
    original ? Object.defineProperty(prototype, name, original) : Reflect.deleteProperty(prototype, name),
  );
  Object.defineProperty(prototype, name, { value: method, configurable: true, writable: true });
}
