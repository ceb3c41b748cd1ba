import type { input, output, ZodMiniObject, ZodMiniType } from 'zod/mini';
import type { Address } from './catalogue.ts';

/** One of the bank's calls: its address, and what is sent and answered. */
export interface Call<
  Request extends ZodMiniObject = ZodMiniObject,
  Answer extends ZodMiniType = ZodMiniType,
> extends Address {
  /** Reads a query or a body as it travels: every value a text, in a JSON body also an object. */
  readonly request: Request;
  readonly answer: Answer;
  /** The texts that travel even when there is nothing in them. */
  readonly evenEmpty?: readonly string[];
}

/** What is sent, once it is read. */
export type RequestOf<C extends Call> = output<C['request']>;

/** What is answered, once it is read. */
export type AnswerOf<C extends Call> = output<C['answer']>;

/** What can be sent: each value as it is once it is read, or as it travels where its text matters. */
export type Sendable<C extends Call> = {
  readonly [K in keyof RequestOf<C>]: RequestOf<C>[K] | (K extends keyof Travelling<C> ? Travelling<C>[K] : never);
};

type Travelling<C extends Call> = input<C['request']>;
