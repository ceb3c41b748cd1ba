import type { input, output, ZodMiniObject, ZodMiniType } from 'zod/mini';
import type { Endpoint } from './catalogue.ts';

/** One of the bank's calls: its address, and what is sent and answered. */
export interface Call<
  Request extends ZodMiniObject = ZodMiniObject,
  Answer extends ZodMiniType = ZodMiniType,
> extends Endpoint {
  /** Reads a query or a body as it travels: every value a text, in a JSON body also an object. */
  readonly request: Request;
  readonly response: Answer;
  /** The texts that travel even when there is nothing in them. */
  readonly sendEmpty?: readonly string[];
}

/** What is sent, once it is read. */
export type RequestOf<C extends Call> = output<C['request']>;

/** What is answered, once it is read. */
export type ResponseOf<C extends Call> = output<C['response']>;

/** What can be sent: each value as it is once it is read, or as it travels where its text matters. */
export type RequestInput<C extends Call> = {
  readonly [K in keyof RequestOf<C>]: RequestOf<C>[K] | (K extends keyof WireRequest<C> ? WireRequest<C>[K] : never);
};

type WireRequest<C extends Call> = input<C['request']>;
