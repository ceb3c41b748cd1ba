import { type ASTVisitor, Kind, type SelectionSetNode, type ValidationContext } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';

/** How many fields may lie inside each other: `item { parent { name } }` is three deep. */
const MAX_DEPTH = 15;

/** Refuses an operation that goes too deep; a fragment adds no level of its own, what asks about the schema is free. */
export function depthRule(context: ValidationContext): ASTVisitor {
  const measured = new Map<string, number>();

  /** A fragment that uses itself is refused by another rule; here it only must not go on for ever. */
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
