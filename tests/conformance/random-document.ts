import fc, { type Arbitrary, type GeneratorValue } from 'fast-check';
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** Values to draw a document's arguments from, by argument name; any other argument is a random text. */
export interface Pools {
  readonly text: Readonly<Record<string, readonly string[]>>;
  /** Values of `first`, `pageSize` and other numbers. */
  readonly numbers: readonly number[];
}

const MAX_DEPTH = 6;
const MAX_FIELDS = 30;

/** Draws valid GraphQL documents: random fields, fragments and arguments, each field with a unique alias. */
export const randomDocuments = (schema: GraphQLSchema, pools: Pools): Arbitrary<string> =>
  fc.gen().map((draw) => new DocumentWriter(schema, pools, draw).document());

class DocumentWriter {
  readonly #schema: GraphQLSchema;
  readonly #pools: Pools;
  readonly #draw: GeneratorValue;
  #fields = 0;

  constructor(schema: GraphQLSchema, pools: Pools, draw: GeneratorValue) {
    this.#schema = schema;
    this.#pools = pools;
    this.#draw = draw;
  }

  document(): string {
    const query = this.#schema.getQueryType();
    if (!query) throw new Error('the schema has no queries');
    return this.#selection(query, 0);
  }

  #selection(type: GraphQLNamedType, depth: number): string {
    if (!isObjectType(type) && !isInterfaceType(type)) return '{ __typename }';
    const all = Object.values(type.getFields()).filter((field) => depth < MAX_DEPTH || isLeaf(field));
    const count = this.#draw(fc.nat, { max: 3 }) + 1;
    const chosen = Array.from({ length: count }, () => this.#oneOf(all)).filter((field) => field !== undefined);
    const fields = chosen.map((field) => this.#field(field, depth));
    const fragment = isAbstractType(type) && depth < MAX_DEPTH && this.#chance() ? [this.#fragment(type, depth)] : [];
    return `{ ${[...fields, ...fragment, '__typename'].join(' ')} }`;
  }

  #fragment(type: GraphQLNamedType, depth: number): string {
    if (!isAbstractType(type)) return '__typename';
    const concrete = this.#oneOf(this.#schema.getPossibleTypes(type));
    return concrete ? `... on ${concrete.name} ${this.#selection(concrete, depth + 1)}` : '__typename';
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number): string {
    this.#fields += 1;
    if (this.#fields > MAX_FIELDS) return '__typename';
    const given = field.args.filter((argument) => isNonNullType(argument.type) || this.#chance());
    const args = given.map((argument) => `${argument.name}: ${this.#argument(argument, depth)}`);
    const aliased = `f${this.#fields}: ${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}`;
    const type = getNamedType(field.type);
    return isLeafType(type) ? aliased : `${aliased} ${this.#selection(type, depth + 1)}`;
  }

  #argument({ name, type }: GraphQLArgument, depth: number): string {
    return this.#value(name, type, depth);
  }

  #value(name: string, type: GraphQLInputType, depth: number): string {
    if (isNonNullType(type)) return this.#value(name, type.ofType, depth);
    if (isListType(type)) {
      const length = depth > MAX_DEPTH ? 0 : this.#draw(fc.nat, { max: 2 });
      return `[${Array.from({ length }, () => this.#value(name, type.ofType, depth + 1)).join(', ')}]`;
    }
    if (isEnumType(type)) return this.#oneOf(type.getValues())?.name ?? 'null';
    if (isInputObjectType(type)) {
      const members = Object.values(type.getFields()).filter((member) => isNonNullType(member.type) || this.#chance());
      return `{ ${members.map((member) => `${member.name}: ${this.#value(member.name, member.type, depth + 2)}`).join(', ')} }`;
    }
    switch (type.name) {
      case 'Int':
        return String(this.#oneOf(this.#pools.numbers) ?? 1);
      case 'Boolean':
        return String(this.#chance());
      default:
        return JSON.stringify(this.#text(name));
    }
  }

  #text(name: string): string {
    const pool = this.#pools.text[name];
    if (pool) return this.#oneOf(pool) ?? '';
    return this.#draw(fc.string, { unit: 'binary', maxLength: 12 });
  }

  #oneOf<T>(all: readonly T[]): T | undefined {
    return all.length === 0 ? undefined : all[this.#draw(fc.nat, { max: all.length - 1 })];
  }

  #chance(): boolean {
    return this.#draw(fc.boolean);
  }
}

const isLeaf = ({ type }: GraphQLField<unknown, unknown>): boolean => isLeafType(getNamedType(type));
