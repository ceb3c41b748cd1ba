import * as z from 'zod/mini';
import { MEDIA_TYPES } from '#sitecore/contracts/catalogue.ts';
import type { Service } from './service.ts';
import { COMMON_STATUSES, type CommonKind } from './common-failure.ts';

type Json = Readonly<Record<string, unknown>>;

const commonError = z.object({ error: z.string() });

/** Returns the JSON Schema of what is sent. */
const schemaOf = (schema: z.core.$ZodType): Json => ({
  ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  $schema: undefined,
});

const TEXTS: Readonly<Record<number, string>> = {
  400: 'The request does not match its schema, or cannot be met.',
  401: 'The token is missing or no longer valid.',
  409: 'The first request with this key is in progress.',
  413: 'The body is too large.',
  415: 'The body has another content type.',
  422: 'Another request had this key.',
  429: 'The client has sent too many requests.',
  503: 'The service is unavailable, or has not responded in time.',
};

/** Returns the OpenAPI 3.1 document of services. */
export function openApi(services: readonly Service[]): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Services of Rukn Bank',
      version: '1',
      description:
        'Calls of the site to the bank. Responses are never cached; an error has the language of Accept-Language.',
    },
    paths: Object.fromEntries(
      services.map((service) => [service.call.path, { [service.call.method.toLowerCase()]: operation(service) }]),
    ),
    components: { securitySchemes: { kiosk: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}

function operation(service: Service): Json {
  const { path, method, session, request, idempotent } = service.call;
  const parameters = [...(method === 'GET' ? queryParameters(request) : []), ...(idempotent ? [IDEMPOTENCY_KEY] : [])];
  return {
    operationId: path.replace(/^\/api\//, '').replaceAll('/', '.'),
    description: `At most ${service.limit.requests} requests of a client in ${service.limit.seconds} s.`,
    ...(session !== undefined && { security: [{ [session]: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(method === 'POST' && { requestBody: requestBody(service) }),
    responses: responses(service),
  };
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated request with the same key takes effect once, and gets the first response.',
  schema: { type: 'string', minLength: 16, maxLength: 200 },
};

function queryParameters({ shape }: Service['call']['request']): Json[] {
  return Object.entries(shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !z.safeParse(schema, undefined).success,
    schema: schemaOf(schema),
  }));
}

function requestBody({ call: { body = 'json', request } }: Service): Json {
  const content = MEDIA_TYPES[body].map((type) => [type, { schema: schemaOf(request) }]);
  return { required: Object.keys(request.shape).length > 0, content: Object.fromEntries(content) };
}

function responses({ call, errors, errorSchema = commonError }: Service): Json {
  const { responds = 'json', response } = call;
  const types = responds === 'json' ? ['application/json'] : responds === 'text' ? ['text/plain'] : responds;
  const statuses = new Set([...commonStatuses(call), ...errors.statuses]);
  const failed = [...statuses].sort().map((status): [string, Json] => [
    String(status),
    {
      description: TEXTS[status] ?? 'The request cannot be met.',
      content: { 'application/json': { schema: schemaOf(z.union([errorSchema, commonError])) } },
    },
  ]);
  const content = Object.fromEntries(types.map((type) => [type, { schema: schemaOf(response) }]));
  return { 200: { description: 'The response.', content }, ...Object.fromEntries(failed) };
}

/** Returns the statuses of the common failures that a call can have. */
function commonStatuses({ method, session, idempotent, ownPages }: Service['call']): number[] {
  const never: CommonKind[] = [
    ...(session === undefined ? (['unauthorized'] as const) : []),
    ...(ownPages ? [] : (['crossSite'] as const)),
    ...(method === 'GET' ? (['tooLarge', 'unsupportedType'] as const) : []),
    ...(idempotent ? [] : (['inProgress', 'keyReused'] as const)),
  ];
  return Object.entries(COMMON_STATUSES).flatMap(([kind, status]) =>
    never.some((one) => one === kind) ? [] : [status],
  );
}
