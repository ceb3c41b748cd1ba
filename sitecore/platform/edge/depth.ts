import { type ASTVisitor, Kind, type SelectionSetNode, type ValidationContext } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';

/** The most levels of nested fields: `item { parent { name } }` has three. */
const MAX_DEPTH = 15;

/** Validation rule against deep operations: a fragment adds no level, introspection fields do not count. */
export function depthRule(context: ValidationContext): ASTVisitor {
  const measured = new Map<string, number>();

  /** Measures a fragment once; a cycle, which another rule rejects, measures 0 so that the recursion ends. */
  const fragment = (name: string): number => {
    const known = measured.get(name);
    if (known !== undefined) return known;
    measured.set(name, 0);
    const depth = levels(context.getFragment(name)?.selectionSet);
    measured.set(name, depth);
    return depth;
  };
  const levels = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((deepest, one) => {
      if (one.kind === Kind.FRAGMENT_SPREAD) return Math.max(deepest, fragment(one.name.value));
      if (one.kind === Kind.INLINE_FRAGMENT) return Math.max(deepest, levels(one.selectionSet));
      return one.name.value.startsWith('__') ? deepest : Math.max(deepest, 1 + levels(one.selectionSet));
    }, 0);

  return {
    OperationDefinition(node) {
      const depth = levels(node.selectionSet);
      if (depth <= MAX_DEPTH) return;
      const message = `The query is ${depth} levels deep; it should not be deeper than ${MAX_DEPTH}.`;
      context.reportError(createGraphQLError(message, { nodes: node }));
    },
  };
}
