import { type DirectiveOrigins, mergeOrigins } from '#src/config/content-origins.ts';

const declared = new WeakMap<object, DirectiveOrigins>();

/** Declares the origins from which a widget with this data loads, for the policy of the pages that have it. */
export function withOrigins<Data extends object>(data: Data, origins: DirectiveOrigins): Data {
  declared.set(data, origins);
  return data;
}

/** Returns the origins of a widget's data and of its members; none when none are declared. */
export const originsOf = (data: unknown): DirectiveOrigins =>
  isObject(data) ? mergeOrigins([data, ...Object.values<unknown>({ ...data })].map(ownOrigins)) : {};

const ownOrigins = (data: unknown): DirectiveOrigins => (isObject(data) ? (declared.get(data) ?? {}) : {});

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null;
