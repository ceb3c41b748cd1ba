import { type ASTVisitor, Kind, type SelectionSetNode, type ValidationContext } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';

/** How many fields a document may ask for, as Experience Edge bounds them. */
const MAX_FIELDS = 250;

/** Refuses an operation that asks for too much; a fragment counts wherever it is used, what asks about the schema is free. */
export function complexityRule(context: ValidationContext): ASTVisitor {
  const counted = new Map<string, number>();

  /** A fragment that uses itself is refused by another rule; here it only must not go on for ever. */
  const fragment = (name: string): number => {
    const known = counted.get(name);
    if (known !== undefined) return known;
    counted.set(name, 0);
    const count = fields(context.getFragment(name)?.selectionSet);
    counted.set(name, count);
    return count;
  };
  const fields = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, one) => {
      if (one.kind === Kind.FRAGMENT_SPREAD) return sum + fragment(one.name.value);
      if (one.kind === Kind.INLINE_FRAGMENT) return sum + fields(one.selectionSet);
      return one.name.value.startsWith('__') ? sum : sum + 1 + fields(one.selectionSet);
    }, 0);

  return {
    OperationDefinition(node) {
      const count = fields(node.selectionSet);
      if (count <= MAX_FIELDS) return;
      const message = `The query asks for ${count} fields; it should not ask for more than ${MAX_FIELDS}.`;
      context.reportError(createGraphQLError(message, { nodes: node }));
    },
  };
}
