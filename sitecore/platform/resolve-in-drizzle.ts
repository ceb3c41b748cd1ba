import type { ResolveHookSync } from 'node:module';

/**
 * Resolves the imports between drizzle-orm's own modules. Node reads the package.json of each module that it resolves to know
 * its format; that of drizzle-orm is so long that it would take a third of the start.
 */
export const resolveInDrizzle: ResolveHookSync = (specifier, context, nextResolve) =>
  /^\.+\/.*\.js$/.test(specifier) && context.parentURL?.includes('/node_modules/drizzle-orm/')
    ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    : nextResolve(specifier, context);
