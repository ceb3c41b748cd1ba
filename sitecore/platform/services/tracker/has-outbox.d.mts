interface OutboxEnvironment {
  readonly SMS_GATEWAY_URL?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly PLATFORM_HOST?: string | undefined;
}

export function hasOutbox(env: OutboxEnvironment): boolean;
