import type { input, output, ZodMiniObject, ZodMiniType } from 'zod/mini';
import type { Endpoint } from './catalogue.ts';

/** A call of the bank: its endpoint with the schemas of request and response. */
export interface Call<
  Request extends ZodMiniObject = ZodMiniObject,
  Response extends ZodMiniType = ZodMiniType,
> extends Endpoint {
  /** Parses a query or body: every value is a text; in a JSON body also an object. */
  readonly request: Request;
  readonly response: Response;
  /** Names of the texts that are sent even when empty. */
  readonly sendEmpty?: readonly string[];
}

/** Parsed request of a call. */
export type RequestOf<C extends Call> = output<C['request']>;

/** Parsed response of a call. */
export type ResponseOf<C extends Call> = output<C['response']>;

/** Response of a call as it is sent. */
export type ResponseBody<C extends Call> = input<C['response']>;

/** Values of a request before serialization: each parsed, or as the text that is sent. */
export type RequestInput<C extends Call> = {
  readonly [K in keyof RequestOf<C>]: RequestOf<C>[K] | (K extends keyof WireRequest<C> ? WireRequest<C>[K] : never);
};

type WireRequest<C extends Call> = input<C['request']>;
