import { type ASTVisitor, Kind, type SelectionSetNode, type ValidationContext } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';

/** The most fields that an operation may select; the limit of Experience Edge. */
const MAX_FIELDS = 250;

/** Validation rule against too many fields: a fragment counts at each spread, introspection fields do not count. */
export function complexityRule(context: ValidationContext): ASTVisitor {
  const counted = new Map<string, number>();

  /** Counts a fragment once; a cycle, which another rule rejects, counts as 0 so that the recursion ends. */
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
      const message = `The query selects ${count} fields; it should not select more than ${MAX_FIELDS}.`;
      context.reportError(createGraphQLError(message, { nodes: node }));
    },
  };
}
